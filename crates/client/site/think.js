// The thread of the machine players.
import init from "./worker.js";
init().catch(() => postMessage("broke"));
