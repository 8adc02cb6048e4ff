// The libraries as users have them, and as quick.
process.env.NODE_ENV ??= 'production';

const common = { import: ['features/support/world.ts', 'features/steps/*.ts'], format: ['summary'], strict: true };
const profile = (assembly, more = {}) => ({ ...common, worldParameters: { assembly }, ...more });

/** What is only so where nothing of the extensions is offered. */
const extended = { tags: 'not @documented' };

export default profile('core', extended);
export const core = profile('core', extended);
/** The documented calls alone: nothing of the extensions is offered. */
export const documented = profile('documented', { tags: 'not @extension' });
const documentedWire = profile('documented', { tags: '@documented or (@wire and not @extension)' });
/** Of them what is only so there, and each kind of call. */
export { documentedWire as 'documented-wire' };
/** Over HTTP what differs there: each area, each kind of call and of refusal, files, news, races. */
export const http = profile('http', { tags: '@wire and not @documented' });
const httpAll = profile('http', extended);
/** All scenarios over HTTP, for the audit. */
export { httpAll as 'http-all' };
/** The journeys once more, on a phone's width, in English and by keys alone; one of each kind. */
export const keyboard = profile('keyboard', { tags: '@journey and not @again' });
const keyboardAll = profile('keyboard', { tags: '@journey' });
/** Those too whose steps another journey takes, for the audit. */
export { keyboardAll as 'keyboard-all' };
/** At a desk, in Chinese and by the mouse. */
export const browser = profile('browser', {
  tags: '@journey',
  worldParameters: { assembly: 'browser', language: 'zh-CN' },
});
/** At a desk by keys alone; in which language says `--world-parameters`. */
export const desk = profile('keyboard-at-desk', { tags: '@journey' });
