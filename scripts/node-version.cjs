'use strict';
// Loaded before the program itself, because an older Node stumbles over TypeScript before a line of it has run.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 7)) {
  console.error(
    `This needs Node 24.7 or newer, and runs on ${process.versions.node}. Start it through npm, which brings its own: npm ci && npm start`,
  );
  process.exit(1);
}
