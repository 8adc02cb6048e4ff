import type { ManualClock } from '../../features/support/manual-clock.ts';
import { noAnnouncements, type Announcements } from '../../src/application/ports/identity/announcements.ts';
import type { MessageDesk } from '../../src/application/ports/messages/message-desk.ts';
import type { MessageAlertDesk } from '../../src/application/ports/messages/message-alert-desk.ts';
import { PortFault } from '../../src/application/ports/port-fault.ts';
import type { WindowSignals } from '../../src/application/ports/window-signals.ts';
import type { SignedIn } from '../../src/domain/identity/signed-in.ts';
import type { AlertChoices } from '../../src/domain/messages/shared/message-alerts.ts';
import { MessageBox } from '../../src/presentation/messages/shared/message-box.ts';
import { RefreshPoller } from '../../src/presentation/shared/refresh-poller.ts';
import { SessionStore } from '../../src/presentation/identity/session-store.ts';
import { Toasts } from '../../src/presentation/shared/toasts.ts';

const role = { code: 'ROLE_CORP_OPERATOR', name: '经办人' };
export const zhou: SignedIn = {
  userId: 'U1',
  userName: 'zhousiyuan',
  personName: '周思远',
  companyName: '宁波砚舟精密铸造',
  role,
  candidateRoles: [],
  menus: [],
  home: '',
};

export const never = async (): Promise<never> => {
  throw new PortFault('unexpected-answer');
};

export interface BoxOrder {
  readonly desk: MessageDesk;
  readonly clock: ManualClock;
  readonly who?: SignedIn;
  readonly preferences?: Map<string, string>;
  readonly signals?: WindowSignals;
  readonly announcements?: Announcements;
  readonly offersAlerts?: boolean;
}

/** A desk for the settings of text messages, which are stored in `kept`; not offered without it. */
export const alertDesk = (kept?: {
  choices: AlertChoices;
  mobile: string;
  mail?: string;
  sendsMail?: boolean;
  fault?: PortFault | undefined;
}): MessageAlertDesk => ({
  isOffered: kept !== undefined,
  choices: async () =>
    kept
      ? {
          mail: '',
          sendsMail: false,
          ...kept.choices,
          mobile: kept.mobile,
          ...(kept.mail === undefined ? {} : { mail: kept.mail }),
          ...(kept.sendsMail === undefined ? {} : { sendsMail: kept.sendsMail }),
        }
      : never(),
  choose: async (choices) => {
    if (!kept) return never();
    if (kept.fault) throw kept.fault;
    kept.choices = choices;
  },
});

/** The message box of a signed-in user, with the test's own desk. */
export async function openedBox({
  desk,
  clock,
  who = zhou,
  preferences = new Map(),
  signals = { notifyChange: () => undefined, onChange: () => () => undefined },
  announcements = noAnnouncements,
  offersAlerts = true,
}: BoxOrder): Promise<{ box: MessageBox; session: SessionStore; toasts: Toasts }> {
  const session = new SessionStore(
    { pageConfig: never },
    {
      current: async () => ({ ...who }),
      switchRole: async (code) => ({ ...who, role: { code, name: code } }),
      stay: never,
      signOut: async () => undefined,
    },
  );
  await session.load();
  const toasts = new Toasts(clock);
  const box = new MessageBox({
    desk,
    alerts: { isOffered: offersAlerts },
    session,
    clock,
    toasts,
    signals,
    announcements,
    poller: new RefreshPoller(clock, { isThere: () => true, onChange: () => () => undefined }),
    preferences: { read: (name) => preferences.get(name), write: (name, value) => void preferences.set(name, value) },
  });
  return { box, session, toasts };
}
