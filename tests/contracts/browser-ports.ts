import type {
  RegistrationDraft,
  RegistrationMemory,
  RegistrationReceipt,
} from '../../src/application/ports/registration/registration-memory.ts';
import { agreedTexts } from '../../src/domain/agreements/platform-agreements.ts';
import { describe, expect, it } from 'vitest';
import type { Drafts } from '../../src/application/ports/drafts.ts';
import type { Identifiers } from '../../src/application/ports/identifiers.ts';
import type { Navigator } from '../../src/application/ports/navigator.ts';
import type { GuidanceMemory } from '../../src/application/ports/home/guidance-memory.ts';
import type { Preferences } from '../../src/application/ports/preferences.ts';
import type { WindowSignals } from '../../src/application/ports/window-signals.ts';
import type { SessionSignals } from '../../src/application/ports/identity/session-signals.ts';
import type { KeptRecovery, RecoveryMemory } from '../../src/application/ports/entry/recovery-memory.ts';
import type { ReviewMemory } from '../../src/application/ports/entry/review-memory.ts';
import type { CodeMemory } from '../../src/application/ports/entry/code-memory.ts';
import type { RoleMemory } from '../../src/application/ports/shell/shared/role-memory.ts';

/** `open` returns a function that opens the same storage each time, for the named owner. */
export function draftsContract(name: string, open: () => (owner: string | undefined) => Drafts): void {
  describe(name, () => {
    it('keeps a draft until it is removed', () => {
      const drafts = open()('U1');
      drafts.write('a', { chosen: ['K1', 'K2'] });
      expect(drafts.read('a')).toEqual({ chosen: ['K1', 'K2'] });
      drafts.remove('a');
      expect(drafts.read('a')).toBeUndefined();
    });

    it('keeps a draft beyond the portal instance that wrote it', () => {
      const place = open();
      place('U1').write('a', 'typed');
      expect(place('U1').read('a')).toBe('typed');
    });

    it('never shows a user the draft of another', () => {
      const place = open();
      place('U1').write('a', 'typed');
      expect(place('U2').read('a')).toBeUndefined();
      expect(place(undefined).read('a')).toBeUndefined();
    });

    it('removes all drafts of one user, also without a session, and of no other', () => {
      const place = open();
      for (const owner of ['U1', 'U10']) for (const each of ['a', 'unarrived:DD1']) place(owner).write(each, 'typed');
      place(undefined).removeAllOf('U1');
      expect(['a', 'unarrived:DD1'].map((each) => [place('U1').read(each), place('U10').read(each)])).toEqual([
        [undefined, 'typed'],
        [undefined, 'typed'],
      ]);
    });

    it('keeps nothing without a signed-in user', () => {
      const place = open();
      place(undefined).write('a', 'typed');
      expect(place('U1').read('a')).toBeUndefined();
    });
  });
}

export function preferencesContract(name: string, open: () => () => Preferences): void {
  describe(name, () => {
    it('remembers a choice, and has no value for one that was never made', () => {
      const place = open();
      expect(place().read('theme')).toBeUndefined();
      place().write('theme', 'dark');
      expect(place().read('theme')).toBe('dark');
      expect(place().read('locale')).toBeUndefined();
    });

    it('removes the choices of one user, and not those of others or of everybody', () => {
      const place = open();
      for (const kept of ['theme', 'density:U1', 'views:credit:finance:U1', 'density:XU1', 'density:U10'] as const)
        place().write(kept, 'x');
      place().removeAllOf('U1');
      expect(
        (['theme', 'density:U1', 'views:credit:finance:U1', 'density:XU1', 'density:U10'] as const).map((kept) =>
          place().read(kept),
        ),
      ).toEqual(['x', undefined, undefined, 'x', 'x']);
    });
  });
}

/** `tab` opens a tab. Tabs of one browser share its cookies. */
export function roleMemoryContract(name: string, open: () => () => RoleMemory): void {
  describe(name, () => {
    it('remembers the role for its own tab, and for tabs that open later', () => {
      const tab = open();
      const first = tab();
      first.remember('ROLE_CORP_DIRECTOR');
      expect(first.recall()).toBe('ROLE_CORP_DIRECTOR');
      expect(tab().recall()).toBe('ROLE_CORP_DIRECTOR');
    });

    it("prefers the tab's own memory to the cookie", () => {
      const tab = open();
      const first = tab();
      first.remember('ROLE_CORP_DIRECTOR');
      tab().remember('ROLE_CORP_OPERATOR');
      expect(first.recall()).toBe('ROLE_CORP_DIRECTOR');
    });

    it('forgets the role in the tab and in the cookie', () => {
      const tab = open();
      const first = tab();
      first.remember('ROLE_CORP_DIRECTOR');
      first.forget();
      expect(first.recall()).toBeUndefined();
      expect(tab().recall()).toBeUndefined();
    });
  });
}

/** `open` returns a browser; each call of it opens a window. */
export function sessionSignalsContract(name: string, open: () => () => SessionSignals): void {
  describe(name, () => {
    it('are received by every other window until it stops listening, and not by their own', async () => {
      const browser = open();
      const [one, other] = [browser(), browser()];
      const heardBy = async (signals: SessionSignals): Promise<void> => {
        const { promise, resolve } = Promise.withResolvers<void>();
        const unlisten = signals.onStayed(resolve);
        return promise.finally(unlisten);
      };
      let echoes = 0;
      const unlisten = one.onStayed(() => (echoes += 1));
      const first = heardBy(other);
      one.notifyStay();
      await first;
      expect(echoes).toBe(0);
      const second = heardBy(one);
      other.notifyStay();
      await second;
      expect(echoes).toBe(1);
      unlisten();
      const third = heardBy(one);
      other.notifyStay();
      await third;
      expect(echoes).toBe(1);
    });
  });
}

/** `open` returns a browser; each call of it opens a window. */
export function windowSignalsContract(name: string, open: () => () => WindowSignals): void {
  describe(name, () => {
    it('are received by every other window until it stops listening, and not by their own', async () => {
      const browser = open();
      const [one, other] = [browser(), browser()];
      const heardBy = async (signals: WindowSignals): Promise<void> => {
        const { promise, resolve } = Promise.withResolvers<void>();
        const unlisten = signals.onChange(resolve);
        return promise.finally(unlisten);
      };
      let echoes = 0;
      const unlisten = one.onChange(() => (echoes += 1));
      const first = heardBy(other);
      one.notifyChange();
      await first;
      expect(echoes).toBe(0);
      const second = heardBy(one);
      other.notifyChange();
      await second;
      expect(echoes).toBe(1);
      unlisten();
      const third = heardBy(one);
      other.notifyChange();
      await third;
      expect(echoes).toBe(1);
    });
  });
}

export function identifiersContract(name: string, open: () => Identifiers): void {
  describe(name, () => {
    it('are unique, and have letters and digits that the wire accepts', () => {
      const identifiers = open();
      const given = Array.from({ length: 1000 }, () => identifiers.next());
      expect(new Set(given).size).toBe(1000);
      for (const each of given) expect(each).toMatch(/^[0-9A-Za-z]{8,64}$/);
    });
  });
}

export function navigatorContract(name: string, open: () => Navigator): void {
  describe(name, () => {
    it('has the path that was set last', () => {
      const navigator = open();
      navigator.goTo('/a?x=1');
      expect(navigator.current()).toBe('/a?x=1');
      navigator.replaceWith('/b');
      expect(navigator.current()).toBe('/b');
    });
  });
}

/** `open` returns the same storage each time. */
function keptContract<Kept>(
  name: string,
  open: () => () => { recall(): Kept | undefined; remember(kept: Kept): void; forget(): void },
  earlier: Kept,
  kept: Kept,
): void {
  describe(name, () => {
    it('remembers the last progress across a reload until it is forgotten', () => {
      const place = open();
      expect(place().recall()).toBeUndefined();
      place().remember(earlier);
      place().remember(kept);
      expect(place().recall()).toEqual(kept);
      place().forget();
      expect(place().recall()).toBeUndefined();
    });
  });
}

const keptRecovery: KeptRecovery = {
  purpose: 'reset',
  userName: 'limin',
  askedAt: 1000,
  againAt: 61_000,
  ticket: 'T',
  ticketUntil: 600_000,
};

export function recoveryMemoryContract(name: string, open: () => () => RecoveryMemory): void {
  keptContract(name, open, { ...keptRecovery, ticket: '', ticketUntil: 0 }, keptRecovery);
}

export function reviewMemoryContract(name: string, open: () => () => ReviewMemory): void {
  keptContract(
    name,
    open,
    { userId: '', outcome: 'review', because: 'frozen', number: 'JD1', askedAt: 1000, answerBy: '2026-11-24' },
    { userId: 'U1', outcome: 'review', because: 'often', number: 'JD2', askedAt: undefined, answerBy: undefined },
  );
}

export function codeMemoryContract(name: string, open: () => () => CodeMemory): void {
  keptContract(
    name,
    open,
    { mobile: '14000001001', askedAt: 1000, againAt: 61_000 },
    { mobile: '14000001002', askedAt: 2000, againAt: 62_000 },
  );
}

/** `open` returns a browser with a clock. */
export function guidanceMemoryContract(name: string, open: (now: () => number) => GuidanceMemory): void {
  const [none, day] = [{ isDismissed: false, finished: [] }, 86_400_000];
  describe(name, () => {
    it('keeps finished steps for half a day from the last one', () => {
      let time = 0;
      const memory = open(() => time);
      expect(memory.recall('U1')).toEqual(none);
      memory.markFinished('U1', ['3-packages']);
      time += day / 2 - 1;
      memory.markFinished('U1', ['3-packages', '7-packages']);
      time += day / 2 - 1;
      expect(memory.recall('U1')).toEqual({ isDismissed: false, finished: ['3-packages', '7-packages'] });
      time += 1;
      expect(memory.recall('U1')).toEqual(none);
    });

    it('keeps for a day that it was dismissed', () => {
      let time = 0;
      const memory = open(() => time);
      memory.markFinished('U1', ['3-packages']);
      memory.dismiss('U1');
      time += day - 1;
      expect(memory.recall('U1')).toEqual({ isDismissed: true, finished: [] });
      time += 1;
      expect(memory.recall('U1')).toEqual(none);
    });

    it('keeps users apart', () => {
      const memory = open(() => 0);
      memory.dismiss('U1');
      expect([memory.recall('U10'), memory.recall('1')]).toEqual([none, none]);
    });
  });
}

const draft: RegistrationDraft = {
  key: 'K1',
  companyName: '青屿传动设备有限公司',
  uscc: '91330299MAG4Y52T9T',
  legalRepresentative: '',
  personName: '石清越',
  userName: 'shiqingyue',
  mobile: '',
  read: agreedTexts,
  keptAt: 1000,
};
const receipt: RegistrationReceipt = {
  userName: 'shiqingyue',
  companyName: '青屿传动设备有限公司',
  projectName: '',
  product: undefined,
  repeated: false,
};

/** `open` returns a device whose tab may be another. */
export function registrationMemoryContract(
  name: string,
  open: () => (tab: 'this' | 'another') => RegistrationMemory,
): void {
  describe(name, () => {
    it('keeps a draft on the device until it is dropped', () => {
      const device = open();
      expect(device('this').draft()).toBeUndefined();
      device('this').keep(draft);
      expect(device('another').draft()).toEqual(draft);
      device('another').keep({ ...draft, read: [], keptAt: 2000 });
      expect(device('this').draft()).toEqual({ ...draft, read: [], keptAt: 2000 });
      device('this').dropDraft();
      expect(device('another').draft()).toBeUndefined();
    });

    it('keeps the receipt in its own tab only', () => {
      const device = open();
      device('this').keepReceipt(receipt);
      expect(device('this').receipt()).toEqual(receipt);
      device('this').keepReceipt({ ...receipt, product: 'EST', repeated: true });
      expect(device('this').receipt()).toEqual({ ...receipt, product: 'EST', repeated: true });
      expect(device('another').receipt()).toBeUndefined();
    });
  });
}
