import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Additions } from './additions.ts';
import { addArea } from './area.ts';
import { addBook } from './book.ts';
import { addCall } from './call.ts';
import { AdditionRefused, checkName } from './names.ts';
import { addScreen } from './screen.ts';

export const usage = 'npm run new -- area|book NAME, or npm run new -- screen|call NAME in AREA';

const whole = { area: addArea, book: addBook } as const;
const within = { screen: addScreen, call: addCall } as const;

function areasOf(root: string): readonly string[] {
  const [require, path] = [createRequire(import.meta.url), join(root, 'areas.cjs')];
  // The file may have changed since it was read.
  Reflect.deleteProperty(require.cache, path);
  return (require(path) as { readonly names: readonly string[] }).names;
}

/** Plans an addition without writing it. Throws for an addition that is not possible, with the reason. */
export function planAddition(root: string, words: readonly string[]): Additions {
  const [kind = '', name = '', link, area = '', ...rest] = words;
  const additions = new Additions(root);
  if (!Object.hasOwn(whole, kind) && !Object.hasOwn(within, kind))
    throw new AdditionRefused(kind === '' ? usage : `Nothing adds a "${kind}": ${usage}`);
  if (rest.length > 0) throw new AdditionRefused(usage);
  checkName(name);
  const areas = areasOf(root);
  if (kind === 'area' || kind === 'book') {
    if (link !== undefined) throw new AdditionRefused(usage);
    if (kind === 'area' && areas.includes(name)) throw new AdditionRefused(`There is an area ${name} already`);
    whole[kind](additions, name);
    return additions;
  }
  if (link !== 'in' || area === '') throw new AdditionRefused(usage);
  if (!areas.includes(area)) throw new AdditionRefused(`There is no area "${area}": areas.cjs names them all`);
  within[kind as keyof typeof within](additions, name, area);
  return additions;
}
