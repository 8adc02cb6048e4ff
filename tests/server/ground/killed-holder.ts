/** A server that locks its folder (and starts its database on request), prints a message, and waits to be killed. */
import { openDataFolder } from '../../../server/ground/data-folder.ts';
import { startEmbeddedPostgres } from '../../../server/ground/embedded-postgres.ts';

const [dataDir = '', withDatabase] = process.argv.slice(2);
const folder = await openDataFolder(dataDir);
if (withDatabase !== undefined) await startEmbeddedPostgres({ dataDir, password: folder.secrets.databasePassword });
console.log('holding');
setInterval(() => undefined, 60_000);
