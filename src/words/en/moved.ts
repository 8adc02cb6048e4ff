import type { Happened } from '../zh-CN/moved.ts';

const actions = new Map<Happened['action'], string>([
  ['submitted', 'submitted this package'],
  ['claimed', 'taken this package over'],
  ['reopened', 'started correcting what was returned'],
  ['discarded', 'discarded this package'],
  ['withdrawn', 'withdrawn this submission'],
  ['created', 'created this package'],
]);
const platformActions = new Map<Happened['action'], string>([
  ['returned', 'The platform has just returned this package.'],
  ['change-granted', 'The platform has just agreed to changes.'],
  ['first-passed', 'The first review has just been passed.'],
  ['final-passed', 'The final review has just been passed.'],
  ['platform-corrects', 'The platform has just started to correct this package.'],
  ['cancelled', 'This transaction has just been cancelled.'],
  ['lapsed', 'This package has just lapsed.'],
  ['declined', 'The funder has just declined.'],
]);

export function moved({ action, by }: Happened): string {
  const done = actions.get(action);
  return done === undefined
    ? (platformActions.get(action) ?? 'The package has just changed.')
    : `${by === '' ? 'A colleague' : by} has just ${done}.`;
}
