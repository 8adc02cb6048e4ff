import { readFile } from 'node:fs/promises';
import { findings, parseSnapshot, snapshotTrouble } from './checks/advisories.ts';

/**
 * Compares the locked versions with a stored list of known vulnerabilities (OSV), so that the check needs no network.
 * Fails when a locked version is affected, and when the list is too old to be reliable.
 */
const snapshot = parseSnapshot(await readFile('docs/advisories.json', 'utf8'));
const lock: unknown = JSON.parse(await readFile('package-lock.json', 'utf8'));
const trouble = snapshotTrouble(snapshot, Date.now());
const found = findings(snapshot, lock);
for (const { name, version, id, summary } of found) console.log(`${name} ${version}: ${id} ${summary}`);
console.log(`${snapshot.advisories.length} advisories of ${snapshot.taken}, ${found.length} to be seen to`);
if (snapshot.advisories.length === 0) console.log(`The list is empty. Source: ${snapshot.source}`);
if (trouble !== undefined) console.error(trouble);
process.exit(found.length > 0 || trouble !== undefined ? 1 : 0);
