import { autorun } from 'mobx';
import { beforeEach, expect, it } from 'vitest';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import { neutralPageConfig } from '../../../../src/domain/platform/page-config.ts';
import type { SignedIn } from '../../../../src/domain/identity/signed-in.ts';
import { PackageStatuses } from '../../../../src/presentation/evidence/shared/package-statuses.ts';
import { SessionStore } from '../../../../src/presentation/identity/session-store.ts';
import { evidencePackage } from '../../../builders/evidence-package.ts';
import { HandClock } from '../../../views/shell/hand-clock.ts';

const operator = { code: 'ROLE_CORP_OPERATOR', name: '经办人' };
const zhou: SignedIn = {
  userId: 'U1',
  userName: '',
  personName: '',
  companyName: '',
  role: operator,
  candidateRoles: [],
  menus: [],
  home: '',
};
const calendar = { holidays: new Set<string>(), workedWeekends: new Set<string>(), announced: new Set([2026]) };
const late = evidencePackage({ state: 'UN_AUDIT', expected: { day: '2026-11-20', about: false } });

let clock: HandClock;
let session: SessionStore;
let standings: PackageStatuses;
let asked: number;
let fault: PortFault | undefined;

beforeEach(() => {
  [asked, fault, clock] = [0, undefined, new HandClock(Date.parse('2026-11-24T02:00:00Z'))];
  const answer = async () => zhou;
  session = new SessionStore(
    { pageConfig: async () => neutralPageConfig },
    { current: answer, switchRole: answer, stay: async () => undefined, signOut: async () => undefined },
  );
  standings = new PackageStatuses(
    clock,
    {
      thisYear: async () => {
        asked += 1;
        if (fault) throw fault;
        return calendar;
      },
    },
    session,
  );
});

it('the holder of a package is described from the view of the signed-in user, and is unknown when signed out', async () => {
  expect(standings.of(evidencePackage()).holder).toEqual({ who: 'colleague', name: '周思远' });
  await session.load();
  expect(standings.of(evidencePackage()).holder).toEqual({ who: 'me' });
});

it('the holidays of a year are loaded once, and deadlines follow the day on an open page', async () => {
  const counted: unknown[] = [];
  autorun(() => void counted.push(standings.of(late).until));
  await Promise.all([standings.refresh(), standings.refresh()]);
  await standings.refresh();
  expect(asked).toBe(1);
  expect(counted).toMatchObject([{ late: { workingDays: undefined } }, { late: { workingDays: 2 } }]);
  clock.advance(86_400_000);
  await standings.refresh();
  expect([asked, counted.at(-1)]).toMatchObject([1, { late: { workingDays: 3 } }]);
  clock.advance(60 * 86_400_000);
  await standings.refresh();
  expect(asked).toBe(2);
});

it('lateness is shown without the holidays, and these are requested again', async () => {
  await session.load();
  fault = new PortFault('not-signed-in');
  await standings.refresh();
  expect([standings.of(late).call, session.state.kind]).toEqual(['late', 'signed-out']);
  fault = undefined;
  await standings.refresh();
  expect([asked, standings.calendar]).toEqual([2, calendar]);
});

it('an expected day that was read separately replaces that of the package', () => {
  expect(standings.of(late, { day: '2026-11-30', about: true }).until).toMatchObject({
    expected: { day: '2026-11-30' },
    late: undefined,
  });
});
