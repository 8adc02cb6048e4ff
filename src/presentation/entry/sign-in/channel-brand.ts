import { parseProject, type Channel } from '../../../domain/entry/channels.ts';
import type { PageConfig } from '../../../domain/platform/page-config.ts';
import type { channels } from '../../../words/zh-CN/entry/channels.ts';
import { channelTexts } from './channel-texts.ts';

/** How a channel's sign-in page differs from its host's: texts, and a hex colour. */
export interface ChannelBrand {
  readonly title: string;
  readonly subtitle?: string;
  readonly barColour?: string;
  /** The methods of signing in. */
  readonly methods: Channel['methods'];
  /**
   * The registration page of companies that come by this channel; empty if there is none, absent for the usual page.
   */
  readonly register?: string;
  readonly name?: string;
  readonly slogan?: string;
  /** Removes the host's logo, which does not belong to another brand. */
  readonly logoUrl?: undefined;
}

/** Registration pages of sub-platforms that have their own; empty for an organisation's own portal, which has none. */
const registrationPages: Readonly<Partial<Record<Channel['subPlatform'], string>>> = {
  abs: '/register/abs/register',
  sccp: '/register/sccp',
  guarantee: '/guarantee/register/register',
  standalone: '',
};

type ChannelWords = Readonly<typeof channels>;

/** Gives the texts of channels in the present language. */
export interface ChannelSay {
  readonly plain: (key: Exclude<keyof ChannelWords, 'channels.project'>) => string;
  readonly project: ChannelWords['channels.project'];
}

/**
 * The serial of the guarantee project that an address names; undefined for a channel without projects, and where its
 * form is invalid. Only the platform knows whether there is such a project.
 */
export function projectSerial({ subPlatform }: Pick<Channel, 'subPlatform'>, search: string): string | undefined {
  return subPlatform === 'guarantee' ? parseProject(new URLSearchParams(search).get('pkProject')) : undefined;
}

/**
 * How a channel's sign-in page differs from its host's (document 1, section 2). A channel that is the host's own
 * sign-in page has the host's name and colours.
 * @param projectName the guarantee project that the address names, as the platform knows it
 */
export function channelBrand(
  channel: Channel,
  projectName: string | undefined,
  host: Pick<PageConfig, 'name' | 'signInAt'>,
  { plain, project }: ChannelSay,
): ChannelBrand {
  const isOwnSignIn = host.name !== '' && host.signInAt === channel.path;
  const texts = channelTexts(channel);
  const { title } = texts;
  const { barColour, brand } = isOwnSignIn ? {} : { barColour: channel.barColour, brand: texts.brand };
  const register = registrationPages[channel.subPlatform];
  return {
    title: plain(title),
    ...(register === undefined ? {} : { register }),
    methods: channel.methods,
    ...(barColour === undefined ? {} : { barColour }),
    ...(brand === undefined ? {} : { name: plain(brand.name), slogan: plain(brand.slogan), logoUrl: undefined }),
    ...(projectName === undefined ? {} : { subtitle: project({ project: projectName }) }),
  };
}
