import { parseProject, type Channel } from '../../../domain/entry/channels.ts';
import type { PageConfig } from '../../../domain/platform/page-config.ts';
import type { channels } from '../../../words/zh-CN/entry/channels.ts';
import { channelTexts } from './channel-texts.ts';

/** How a channel's sign-in page differs from that of its host: texts, and a hex colour. */
export interface ChannelBrand {
  readonly title: string;
  readonly subtitle?: string;
  readonly barColour?: string;
  /** How one may prove oneself there. */
  readonly methods: Channel['methods'];
  /** Where a company registers that comes this way; empty where none does, left out for the usual place. */
  readonly register?: string;
  readonly name?: string;
  readonly slogan?: string;
  /** A host's mark is not that of a brand beside it. */
  readonly logoUrl?: undefined;
}

/**
 * Where companies register for a part of the platform that has a place of its own for that; in an organisation's own
 * portal none does.
 */
const registers: Readonly<Partial<Record<Channel['subPlatform'], string>>> = {
  abs: '/register/abs/register',
  sccp: '/register/sccp',
  guarantee: '/guarantee/register/register',
  standalone: '',
};

type ChannelWords = Readonly<typeof channels>;

/** What the texts of channels are had by, in the language in use. */
export interface ChannelSay {
  readonly plain: (key: Exclude<keyof ChannelWords, 'channels.project'>) => string;
  readonly project: ChannelWords['channels.project'];
}

/**
 * How a channel's sign-in page differs from that of its host (document 1, section 2). `search` may name what one comes
 * for. A host's own door wears the host's name and colours: whoever signs in there meets the same platform before and
 * after.
 */
export function channelBrand(
  channel: Channel,
  search: string,
  host: Pick<PageConfig, 'name' | 'signInAt'>,
  { plain, project }: ChannelSay,
): ChannelBrand {
  const isOwnDoor = host.name !== '' && host.signInAt === channel.path;
  const texts = channelTexts(channel);
  const { title } = texts;
  const { barColour, brand } = isOwnDoor ? {} : { barColour: channel.barColour, brand: texts.brand };
  const named =
    channel.subPlatform === 'guarantee' ? parseProject(new URLSearchParams(search).get('pkProject')) : undefined;
  const register = registers[channel.subPlatform];
  return {
    title: plain(title),
    ...(register === undefined ? {} : { register }),
    methods: channel.methods,
    ...(barColour === undefined ? {} : { barColour }),
    ...(brand === undefined ? {} : { name: plain(brand.name), slogan: plain(brand.slogan), logoUrl: undefined }),
    ...(named === undefined ? {} : { subtitle: project({ project: named }) }),
  };
}
