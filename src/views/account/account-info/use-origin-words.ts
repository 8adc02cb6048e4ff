import type { AccountEvent } from '../../../domain/account/account.ts';
import { useWords } from '../../../words/use-words.ts';

type Origin = Pick<AccountEvent, 'device' | 'place'>;

/** The names of devices and places. */
export function useOriginWords(): {
  readonly deviceName: (origin: Origin) => string;
  readonly placeName: (origin: Origin) => string;
} {
  const { say } = useWords();
  return {
    deviceName: ({ device }) =>
      device.browser === '' && device.system === '' ? say('account.device-unknown') : say('account.device', device),
    placeName: ({ place: { kind, network } }) =>
      kind === 'elsewhere' ? say('account.place-elsewhere', { network }) : say(`account.place-${kind}`),
  };
}
