// The libraries as users have them, and as quick.
process.env.NODE_ENV ??= 'production';

const common = { import: ['features/support/world.ts', 'features/steps/*.ts'], paths: ['features/**/*.feature'], format: ['summary'], strict: true };
const profile = (assembly, more = {}) => ({ ...common, worldParameters: { assembly }, ...more });

export default profile('core');
export const core = profile('core');
/** The documented calls alone: nothing of the extensions is offered. */
export const documented = profile('documented', { tags: 'not @extension' });
export const http = profile('http');
/** The journeys once more, on a phone's width and by keys alone. */
export const keyboard = profile('keyboard', { tags: '@journey' });
export const browser = profile('browser', { tags: '@journey' });
