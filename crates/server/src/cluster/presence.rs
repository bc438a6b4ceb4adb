//! Who follows a table at which node.

use std::sync::Arc;

use super::Leased;
use super::following::catch_up_or_say;
use crate::lock::lock;
use crate::storage::company::Hint;
use crate::tables::Tables;

impl Leased {
    /// Lets the other nodes know who follows a table here, and learns who does there.
    pub(super) async fn tell_presence(&self, tables: &Arc<Tables>, name: String) {
        let Some(slot) = tables.known(&name) else { return };
        let Some(live) = slot.live.get() else { return };
        loop {
            let (here, watching) = lock(live).present();
            match self.company.set_presence(&name, here, watching).await {
                Ok(()) => self.hint(Hint::Present(name.clone())),
                Err(error) => tracing::error!(%error, "who is there could not be told"),
            }
            // Others tell the same meanwhile: whoever comes last tells what is true then.
            if lock(live).present() == (here, watching) {
                break;
            }
        }
        self.look_elsewhere(tables, vec![name]).await;
    }

    /// How these tables are at the other nodes.
    pub(super) async fn look_elsewhere(&self, tables: &Arc<Tables>, names: Vec<String>) {
        if names.is_empty() {
            return;
        }
        match self.company.elsewhere(&names).await {
            Ok(all) => {
                for elsewhere in all {
                    catch_up_or_say(tables, &elsewhere.table, elsewhere.number).await;
                    let slot = tables.known(&elsewhere.table);
                    if let Some(live) = slot.as_ref().and_then(|slot| slot.live.get()) {
                        let known = (elsewhere.here, elsewhere.watching);
                        let effects = lock(live).set_elsewhere(known);
                        tables.carry_out(effects);
                    }
                }
            }
            Err(error) => tracing::error!(%error, "other nodes cannot be looked at"),
        }
    }
}
