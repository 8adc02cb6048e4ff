import type { Channel, ChannelKey } from '../../../domain/entry/channels.ts';
import type { SubPlatform } from '../../../domain/platform/sub-platform.ts';
import type { channels } from '../../../words/zh-CN/entry/channels.ts';

type Key = Exclude<keyof typeof channels, 'channels.project'>;

const titles: Readonly<Record<SubPlatform, Key>> = {
  main: 'channels.main-title',
  standalone: 'channels.standalone-title',
  abs: 'channels.abs-title',
  sccp: 'channels.sccp-title',
  ryl: 'channels.ryl-title',
  guarantee: 'channels.guarantee-title',
};

/** Brands of channels; the other channels use their host's. */
const brands: ReadonlyMap<ChannelKey, { readonly name: Key; readonly slogan: Key }> = new Map([
  ['powerchina', { name: 'channels.powerchina-name', slogan: 'channels.powerchina-slogan' }],
  ['sz', { name: 'channels.sz-name', slogan: 'channels.sz-slogan' }],
  ['tj', { name: 'channels.tj-name', slogan: 'channels.tj-slogan' }],
  ['zjsj', { name: 'channels.zjsj-name', slogan: 'channels.zjsj-slogan' }],
  ['abs', { name: 'channels.abs-name', slogan: 'channels.abs-slogan' }],
  ['sccp', { name: 'channels.sccp-name', slogan: 'channels.sccp-slogan' }],
  ['guarantee', { name: 'channels.guarantee-name', slogan: 'channels.guarantee-slogan' }],
  ['guodebaoli', { name: 'channels.guodebaoli-name', slogan: 'channels.guodebaoli-slogan' }],
  ['haidan', { name: 'channels.haidan-name', slogan: 'channels.haidan-slogan' }],
  ['zjzcy', { name: 'channels.zjzcy-name', slogan: 'channels.zjzcy-slogan' }],
  ['cnzgc', { name: 'channels.cnzgc-name', slogan: 'channels.cnzgc-slogan' }],
  ['ryl', { name: 'channels.ryl-name', slogan: 'channels.ryl-slogan' }],
]);

/** The text keys of a channel's sign-in page. A channel without a brand uses its host's. */
export function channelTexts({ key, subPlatform }: Pick<Channel, 'key' | 'subPlatform'>): {
  readonly title: Key;
  readonly brand: { readonly name: Key; readonly slogan: Key } | undefined;
} {
  return { title: titles[subPlatform], brand: brands.get(key) };
}
