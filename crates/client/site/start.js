// Loads the salon, and lets the browser keep it for when there is no network.
import init from "./client.js";
// Whoever comes to a table will need this; it comes while the rest is made ready.
if (/^\/(table|local)\//.test(location.pathname))
  for (const file of ["room", "reading-room", "shared"]) fetch(new URL(`./${file}.bin`, import.meta.url)).catch(() => {});
init().catch((error) => {
  const curtain = document.getElementById("curtain");
  if (curtain) curtain.textContent = "Tablier n'a pas pu démarrer. Rechargez la page. / Tablier could not start. Please reload. / Tablier konnte nicht starten. Bitte laden Sie die Seite neu. (" + error + ")";
});
if ("serviceWorker" in navigator) navigator.serviceWorker.register("/service.js").catch(() => {});
