import { expect, it } from 'vitest';
import { channels } from '../../../../src/domain/entry/channels.ts';
import { channelBrand } from '../../../../src/presentation/entry/sign-in/channel-brand.ts';

const say = { plain: (key: string) => key, project: ({ project }: { project: string }) => `for ${project}` };
const channel = (key: string) => channels.find((each) => each.key === key) ?? channels[0]!;
const worn = (key: string, host: { name: string; signInAt: string }) => {
  const { name, slogan, barColour } = channelBrand(channel(key), undefined, host, say);
  return [name, slogan, barColour];
};

it.each([
  [
    "the host's own door",
    { name: '安衡电子保函', signInAt: '/login/guarantee/login' },
    [undefined, undefined, undefined],
  ],
  [
    'another door of that host',
    { name: '安衡电子保函', signInAt: '/login/login' },
    ['channels.guarantee-name', 'channels.guarantee-slogan', '#6b3a12'],
  ],
  [
    'the door of a host without a name',
    { name: '', signInAt: '/login/guarantee/login' },
    ['channels.guarantee-name', 'channels.guarantee-slogan', '#6b3a12'],
  ],
])('%s shows the brand of its channel', (_which, host, expected) => {
  expect(worn('guarantee', host)).toEqual(expected);
});

it('the host’s own sign-in page keeps the project of the address', () => {
  expect(
    channelBrand(
      channel('guarantee'),
      '城轨车辆段检修设备采购',
      { name: '安衡电子保函', signInAt: '/login/guarantee/login' },
      say,
    ),
  ).toMatchObject({
    title: 'channels.guarantee-title',
    subtitle: 'for 城轨车辆段检修设备采购',
    register: '/guarantee/register/register',
  });
});

it.each([
  ['abs', '/register/abs/register'],
  ['sccp', '/register/sccp'],
  ['guarantee', '/guarantee/register/register'],
  ['standard', ''],
  ['main', undefined],
])('the channel %s registers at %s', (key, register) => {
  const brand = channelBrand(channel(key), undefined, { name: '', signInAt: '' }, say);
  expect(brand.register).toBe(register);
  // Properties that the channel does not define come from the host.
  expect(['register' in brand, 'barColour' in brand]).toEqual([register !== undefined, key !== 'main']);
});

it('no project is named that the platform does not know', () => {
  expect('subtitle' in channelBrand(channel('guarantee'), undefined, { name: '', signInAt: '' }, say)).toBe(false);
});
