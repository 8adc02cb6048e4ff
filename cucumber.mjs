// The libraries as users have them, and as quick.
process.env.NODE_ENV ??= 'production';

const common = { import: ['features/support/world.ts', 'features/steps/*.ts'], paths: ['features/**/*.feature'], format: ['summary'], strict: true };
const profile = (assembly, more = {}) => ({ ...common, worldParameters: { assembly }, ...more });

/** What is only so where nothing of the extensions is offered. */
const extended = { tags: 'not @documented' };

export default profile('core', extended);
export const core = profile('core', extended);
/** The documented calls alone: nothing of the extensions is offered. */
export const documented = profile('documented', { tags: 'not @extension' });
export const http = profile('http', extended);
/** The journeys once more, on a phone's width and by keys alone. */
export const keyboard = profile('keyboard', { tags: '@journey' });
export const browser = profile('browser', { tags: '@journey' });
