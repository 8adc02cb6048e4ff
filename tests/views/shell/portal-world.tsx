import type { BusinessTerms } from '../../../src/domain/parties/business-restriction.ts';
import { RouterNavigator } from '../../../src/adapters/system/router-navigator.ts';
import type { ReactNode } from 'react';
import type { CandidateList, ExpectedMaterial } from '../../../src/application/ports/evidence/candidate-list.ts';
import type { Drafts } from '../../../src/application/ports/drafts.ts';
import type { DocumentVault } from '../../../src/application/ports/uploads/document-vault.ts';
import type {
  CreationOutcome,
  PackageDesk,
  PackageOrder,
} from '../../../src/application/ports/evidence/package-desk.ts';
import type { FinancingDesk } from '../../../src/application/ports/evidence/financing-desk.ts';
import type { FinanceLimit } from '../../../src/domain/evidence/standards/financing-offer.ts';
import type { PackageList, PackagePageRequest } from '../../../src/application/ports/evidence/package-list.ts';
import { browserWindows } from '../../../features/support/browser-windows.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import type { PreferenceName } from '../../../src/application/ports/preferences.ts';
import { plainWeek } from '../../../src/domain/calendar/working-days.ts';
import type { EvidencePackage } from '../../../src/domain/evidence/materials/evidence-package.ts';
import { money, sumMoney } from '../../../src/domain/money/money.ts';
import { neutralPageConfig, type PageConfig } from '../../../src/domain/platform/page-config.ts';
import type { Candidate } from '../../../src/domain/evidence/selection/candidate.ts';
import type { MenuEntry, SignedIn } from '../../../src/domain/identity/signed-in.ts';
import { ChooseCandidatesPresenter } from '../../../src/presentation/evidence/choose-candidates/choose-candidates-presenter.ts';
import { RememberedRows } from '../../../src/presentation/evidence/package-list/remembered-rows.ts';
import { SavedSelection } from '../../../src/presentation/evidence/package-list/saved-selection.ts';
import type { OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';
import { WaitingCounters } from '../../../src/presentation/evidence/shared/waiting-counters.ts';
import { noAnnouncements } from '../../../src/application/ports/identity/announcements.ts';
import { WaitingNumbers } from '../../../src/presentation/home/shared/waiting-numbers.ts';
import { ToDoCounters } from '../../../src/presentation/trade/shared/to-do-counters.ts';
import { PackageListPresenter } from '../../../src/presentation/evidence/package-list/package-list-presenter.ts';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import { RefreshPoller } from '../../../src/presentation/shared/refresh-poller.ts';
import { TrailViewer } from '../../../src/presentation/evidence/shared/trail-viewer.ts';
import { StandardDownloads } from '../../../src/presentation/evidence/shared/standard-downloads.ts';
import { PackageStatuses } from '../../../src/presentation/evidence/shared/package-statuses.ts';
import { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import { SessionWatch } from '../../../src/presentation/identity/session-watch.ts';
import { Trail } from '../../../src/presentation/pages/trail.ts';
import { Toasts } from '../../../src/presentation/shared/toasts.ts';
import { UnarrivedFiles } from '../../../src/presentation/evidence/shared/unarrived-files.ts';
import { UploadQueue } from '../../../src/presentation/evidence/shared/upload-queue.ts';
import { ShellPresenter } from '../../../src/presentation/shell/shell-presenter.ts';
import { SignInPresenter } from '../../../src/presentation/entry/sign-in/sign-in-presenter.ts';
import { Portal } from '../../../src/views/Portal.tsx';
import { evidence as evidenceRooms } from '../../../src/composition/areas/evidence/area.ts';
import type { EntryPresenters } from '../../../src/presentation/entry/entry-presenters.ts';
import type { EvidencePresenters } from '../../../src/presentation/evidence/evidence-presenters.ts';
import type { ViewerPresenters } from '../../../src/presentation/viewer/shared/viewer-presenters.ts';
import { lazyScreen } from '../../../src/views/lazy/lazy-screen.ts';
import { SignInRoute } from '../../../src/views/entry/sign-in/SignInRoute.tsx';
import { en, zhCN } from '../../../features/support/every-word.ts';
import type { Locale } from '../../../src/words/locale.ts';
import { HandClock } from './hand-clock.ts';
import { drawWithoutAct } from './without-act.ts';

const base = '/credit/finance-data';

// Loaded with the test file, so that no test waits for a lazily loaded part.
await Promise.all([
  import('../../../src/views/evidence/choose-candidates/ChooseCandidatesScreen.tsx'),
  import('../../../src/views/evidence/package-list/PackageListScreen.tsx'),
  import('../../../src/views/shell/FramedPages.tsx'),
  import('../../../src/views/shell/bar-panels.ts'),
  import('../../../src/views/evidence/shared/WaitingMark.tsx'),
  import('../../../src/views/shell/SessionEndingDialog.tsx'),
  import('../../../src/views/shell/SignOutDialog.tsx'),
  import('../../../src/views/shell/SignOutFailedDialog.tsx'),
  import('../../../src/views/entry/sign-in/SignInScreen.tsx'),
]);

const page = (code: string, name: string, path: string, listed: boolean): MenuEntry => ({
  code,
  name,
  path: base + path,
  listed,
  children: [],
});

export const operatorMenus: readonly MenuEntry[] = [
  {
    code: 'materials',
    name: '资料管理',
    path: '',
    listed: true,
    children: [
      page('list', '融资资料管理', '/index/finance', true),
      page('create', '新建资料包', '/create/finance', false),
      page('detail', '资料包详情', '/detail', false),
    ],
  },
];

const operator = { code: 'ROLE_CORP_OPERATOR', name: '经办人' };
export const director = { code: 'ROLE_CORP_DIRECTOR', name: '主管' };

export const zhou: SignedIn = {
  userId: 'U1',
  userName: 'zhousiyuan',
  personName: '周思远',
  companyName: '宁波砚舟精密铸造',
  role: operator,
  candidateRoles: [operator],
  menus: operatorMenus,
  home: `${base}/index/finance`,
};

export const huiyu: PageConfig = {
  ...neutralPageConfig,
  name: '汇屿供应链金融',
  nameEn: 'Huiyu Supply Chain Finance',
  slogan: '把每一笔应收账款，变成看得见的资金',
  hotline: '40000-95533',
  contactAddress: '上海市汇屿路 1 号',
  postcode: '200099',
  copyrightCn: '汇屿供应链金融服务有限公司',
  copyrightEn: 'Huiyu Supply Chain Finance Services Co., Ltd.',
};

export function evidence(wish: Partial<EvidencePackage> = {}): EvidencePackage {
  const created = Date.parse('2026-11-19T02:00:00Z');
  return {
    packageId: 'DD20261119-0031',
    book: 'credit',
    state: 'PREPARE',
    dataVersion: 1,
    totalAmount: money('68450.00'),
    payerName: '启衡重工集团',
    creditSourceName: '启衡重工集团',
    supplierName: '宁波砚舟精密铸造',
    funderName: '长屿银行',
    accountNumber: '33050161000000000871',
    expectedPaymentAmount: undefined,
    expectedDueDate: '2027-01-20',
    createdAt: created,
    createdBy: '周思远',
    submittedAt: undefined,
    submittedBy: '',
    since: created,
    handlerId: 'U1',
    handlerName: '周思远',
    returnedItems: 0,
    standardVersion: '',
    submittedTotals: undefined,
    businesses: [],
    expected: undefined,
    fundedAt: undefined,
    lapsesOn: undefined,
    withdrawable: false,
    changeGranted: false,
    given: undefined,
    ...wish,
  };
}

const unused = async (): Promise<never> => {
  throw new PortFault('unexpected-answer');
};

const later = (): never => {
  throw new Error('This screen is no matter of these tests');
};

const prepare = async (): Promise<void> => undefined;
const pages = evidenceRooms.pages.map((each) => ({ ...each, prepare }));
const Frame = lazyScreen(async () => {
  const { FramedPages } = await import('../../../src/views/shell/FramedPages.tsx');
  return () => <FramedPages pages={pages} />;
});
const signInPage = { words: [], prepare };

/** Everything outside the portal, controlled by a test. */
export class PortalWorld {
  readonly clock = new HandClock(Date.parse('2026-11-21T02:00:00Z'));
  readonly preferences = new Map<PreferenceName, string>();
  readonly navigator = new RouterNavigator();
  readonly asked: PackagePageRequest[] = [];
  readonly created: PackageOrder[] = [];
  config: PageConfig | PortFault = huiyu;
  demoAccounts: string | undefined = undefined;
  who: SignedIn | undefined = zhou;
  /** Thrown at the next request. */
  sessionFault: PortFault | undefined;
  signOutFault: PortFault | undefined;
  /** The menus after a switch of the role, where they differ. */
  otherMenus: SignedIn['menus'] | undefined;
  listFault: PortFault | undefined;
  /** Number of recorded views, and the fault with which recording fails. */
  viewings = 0;
  viewingFault: PortFault | undefined;
  packages: readonly EvidencePackage[] = [];
  /** The number of waiting packages of the company, by book. */
  waits: ReadonlyMap<OpenBook, number> = new Map();
  candidates: readonly Candidate[] = [];
  /** Receivables that were transferred without their invoices. */
  owing: readonly Candidate[] = [];
  expected: readonly ExpectedMaterial[] = [];
  /** Whether books accept new packages, and the limits of core enterprises. */
  businessTerms: BusinessTerms = { violatingFrom: undefined, barredFrom: [], recalled: new Map(), objectors: [] };
  switchedOn = true;
  limits: readonly FinanceLimit[] = [];
  creation: CreationOutcome | PortFault = { created: true, packageId: 'DD1' };
  steps: readonly ('FINANCE_AUTH' | 'BUSI_CONTRACT')[] = ['FINANCE_AUTH'];
  stayed = 0;
  stayFault: PortFault | undefined;
  readonly presenters: Presenters;
  readonly drafts: Drafts;

  constructor() {
    const { clock, navigator } = this;
    let serial = 0;
    const kept = new Map<string, unknown>();
    const drafts: Drafts = {
      read: (name) => kept.get(name),
      write: (name, value) => void kept.set(name, value),
      remove: (name) => void kept.delete(name),
      removeAllOf: () => kept.clear(),
    };
    this.drafts = drafts;
    const identifiers = { next: () => `N${(serial += 1)}` };
    const sessions = {
      current: async () => this.session(),
      switchRole: async (code: string) => {
        const who = this.session();
        this.who = {
          ...who,
          menus: this.otherMenus ?? who.menus,
          role: who.candidateRoles.find((role) => role.code === code) ?? who.role,
        };
        return this.who;
      },
      stay: async () => {
        if (this.stayFault) throw this.stayFault;
        this.stayed += 1;
      },
      signOut: async () => {
        if (this.signOutFault) throw this.signOutFault;
        this.who = undefined;
      },
    };
    const session = new SessionStore(
      {
        pageConfig: async () => {
          if (this.config instanceof PortFault) throw this.config;
          return this.config;
        },
      },
      sessions,
    );
    const watch = new SessionWatch(clock, sessions, session, browserWindows()());
    const toasts = new Toasts(clock);
    // Files of these tests never arrive.
    const vault: DocumentVault = {
      upload: async ({ signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new PortFault('cancelled')))),
    };
    const queue = new UploadQueue({
      vault,
      place: unused,
      identifiers,
      connectivity: { isOnline: () => true, onChange: () => () => undefined },
      clock,
      session,
      unarrived: new UnarrivedFiles(drafts),
    });
    const preferences = {
      read: (name: PreferenceName) => this.preferences.get(name),
      write: (name: PreferenceName, value: string) => void this.preferences.set(name, value),
      removeAllOf: () => undefined,
      onChosenElsewhere: () => () => undefined,
    };
    const signInDesk = {
      open: async () => undefined,
      prepare: async () => undefined,
      captchaAddress: unused,
      prove: unused,
      offersProof: false,
      signIn: async () => {
        this.who = zhou;
        return { signedIn: true as const };
      },
    };
    const list: PackageList = {
      page: async (request) => {
        this.asked.push(request);
        if (this.listFault) throw this.listFault;
        return { rows: this.packages, count: undefined };
      },
      offersGathering: false,
      findsOverdue: true,
      waitingByBook: async () => this.waits,
      totals: async () => ({
        count: this.packages.length,
        totalAmount: sumMoney(this.packages.map((each) => each.totalAmount)),
      }),
    };
    const candidateList: CandidateList = {
      page: async ({ blank }) => ({
        total: (blank ? this.owing : this.candidates).length,
        rows: blank ? this.owing : this.candidates,
      }),
      expectedMaterials: async () => this.expected,
    };
    const packageDesk: PackageDesk = {
      create: async (order) => {
        this.created.push(order);
        if (this.creation instanceof PortFault) throw this.creation;
        return this.creation;
      },
      steps: async () => this.steps,
      find: unused,
      log: unused,
      expectedAnswer: unused,
    };
    const financing: FinancingDesk = {
      bookTerms: async () => ({ switchedOn: this.switchedOn, rootProducts: undefined }),
      coreTerms: async () => ({ limits: this.limits, funders: undefined }),
    };
    const counters = new WaitingCounters(
      list,
      session,
      { notifyChange: () => undefined, onChange: () => () => undefined },
      new RefreshPoller(clock, { isThere: () => true, onChange: () => () => undefined }),
    );
    const offered: EntryPresenters & EvidencePresenters & ViewerPresenters = {
      signIn: () => new SignInPresenter(signInDesk, session, watch, navigator, clock),
      projectName: async (named) => (named === 'GP2026-0582' ? '城轨车辆段检修设备采购' : undefined),
      smsSignIn: later,
      keySignIn: later,
      secondStep: later,
      keyTest: later,
      packageList: (book) =>
        new PackageListPresenter({
          book,
          businessTerms: { terms: async () => this.businessTerms },
          list,
          counters,
          financing,
          kept: new SavedSelection(),
          rowsLeft: new RememberedRows(() => 0),
          pick: later,
          sync: undefined,
          session,
          navigator,
          clock,
          preferences,
          viewings: { recordAccountView: async () => this.viewed() },
          standings: new PackageStatuses(
            clock,
            { thisYear: async () => ({ ...plainWeek, announced: new Set([2026]) }) },
            session,
          ),
          poller: new RefreshPoller(clock, { isThere: () => true, onChange: () => () => undefined }),
        }),
      chooseCandidates: (book) =>
        new ChooseCandidatesPresenter({
          book,
          businessTerms: { terms: async () => this.businessTerms },
          candidates: candidateList,
          financing,
          desk: packageDesk,
          list,
          clock,
          drafts,
          identifiers,
          navigator,
          session,
          toasts,
          packageRelations: {
            relatableBusinesses: unused,
            relate: unused,
            takingPackage: async () => undefined,
            join: unused,
          },
        }),
      trailViewer: () =>
        new TrailViewer(
          { order: async () => undefined, journey: async () => undefined },
          { recordAccountView: async () => this.viewed() },
          session,
        ),
      standardDownloads: () =>
        new StandardDownloads({ offer: async () => ({ offered: true }), list: unused, template: unused }, session),
      receivables: later,
      downloadCentre: later,
      materials: later,
      checkAnswers: later,
      submitted: later,
      packageDetail: later,
      viewer: later,
    };
    const demoAccounts = () => this.demoAccounts;
    this.presenters = {
      session,
      watch,
      toasts,
      trail: new Trail('v1.2.3'),
      queue,
      shell: new ShellPresenter(session, watch, queue, toasts, navigator, preferences, drafts),
      get demoAccounts() {
        return demoAccounts();
      },
      offersDownloads: false,
      downloads: later,
      waiting: async () =>
        new WaitingNumbers({
          packages: counters,
          trade: new ToDoCounters({
            desk: { isOffered: false, counts: later },
            session,
            signals: { notifyChange: () => undefined, onChange: () => () => undefined },
            poller: new RefreshPoller(clock, { isThere: () => true, onChange: () => () => undefined }),
          }),
          announcements: async () => noAnnouncements,
        }),
      messages: later,
      finding: later,
      switcher: later,
      of: (_area) => offered as never,
    };
  }

  /** Opens the portal at an address below its base; `ahead` is rendered invisibly during the sign-in. */
  open(path: string, locale: Locale = 'zh-CN', ahead?: ReactNode): void {
    window.scrollTo = () => undefined;
    window.history.replaceState(null, '', `/cv3${path}`);
    drawWithoutAct(
      <Portal
        presenters={this.presenters}
        locale={locale}
        catalogue={locale === 'en' ? en : zhCN}
        onLocaleChanged={() => undefined}
        attachRouter={(router) => this.navigator.attach(router)}
        Frame={Frame}
        signIn={() => (
          <SignInRoute
            page={signInPage}
            typedBefore={undefined}
            onGoingOn={async () => {
              Frame.preload();
              return ahead;
            }}
          />
        )}
      />,
    );
  }

  /** The present address of the portal, below its base. */
  get place(): string {
    return `${window.location.pathname.replace('/cv3', '')}${window.location.search}`;
  }

  private viewed(): void {
    if (this.viewingFault) throw this.viewingFault;
    this.viewings += 1;
  }

  private session(): SignedIn {
    if (this.sessionFault) throw this.sessionFault;
    if (!this.who) throw new PortFault('not-signed-in');
    return this.who;
  }
}
