import type { Container } from 'inversify';
import { presentersOf } from '../../src/composition/presenters.ts';
import { tokens } from '../../src/composition/tokens.ts';
import { uploadStages } from '../../src/domain/materials/stage.ts';
import type { CheckAnswersPresenter } from '../../src/presentation/check-answers/check-answers-presenter.ts';
import type { ChooseCreditsPresenter } from '../../src/presentation/choose-credits/choose-credits-presenter.ts';
import type { ItemEditor } from '../../src/presentation/materials/item-editor.ts';
import type { MaterialsPresenter } from '../../src/presentation/materials/materials-presenter.ts';
import type { ItemView } from '../../src/presentation/materials/materials-view-model.ts';
import type { PackageDetailPresenter } from '../../src/presentation/package-detail/package-detail-presenter.ts';
import { listPath, uploadPath } from '../../src/presentation/package-list/package-row.ts';
import type { PackageListPresenter } from '../../src/presentation/package-list/package-list-presenter.ts';
import type { Presenters } from '../../src/presentation/presenters.ts';
import { isUnderWay } from '../../src/presentation/shared/upload-task.ts';
import type { SignInPresenter } from '../../src/presentation/sign-in/sign-in-presenter.ts';
import { word, type Message } from '../../src/words/catalogue.ts';
import { en } from '../../src/words/en.ts';
import { givenFile } from './files.ts';
import type { ManualClock } from './manual-clock.ts';
import type { GivenFile, ListedPackage, OfferedCredit, PortalUser, ShownItem, ShownMaterial, ShownPackage } from './portal-user.ts';
import { until } from './until.ts';
import { blockerText, stateText, submitTroubleText, warningText } from './words.ts';

const say = (message: Message): string => word(en, message);

/** Uses the portal through its presenters: everything but the drawing. */
export class PresenterUser implements PortalUser {
  #presenters: Presenters;
  #container: Container;
  #signIn: SignInPresenter | undefined;
  #list: PackageListPresenter | undefined;
  #choice: ChooseCreditsPresenter | undefined;
  #materials: MaterialsPresenter | undefined;
  #check: CheckAnswersPresenter | undefined;
  #detail: PackageDetailPresenter | undefined;
  readonly #make: () => Container;
  readonly #clock: ManualClock;

  constructor(make: () => Container, clock: ManualClock) {
    this.#make = make;
    this.#clock = clock;
    this.#container = make();
    this.#presenters = presentersOf(this.#container);
  }

  async signIn(userName: string, password: string, proof?: 'prove'): Promise<void> {
    const presenter = (this.#signIn ??= this.#presenters.signIn());
    presenter.opened({ userName, password });
    if (proof && presenter.captcha) {
      presenter.proofChosen();
      await presenter.proofStarted();
    }
    await presenter.submitPressed();
    const { who } = this.#presenters.session;
    if (who) this.#presenters.shell.signedIn(who.userId);
  }

  async signInPageOpened(): Promise<void> {
    this.#signIn = this.#presenters.signIn();
    this.#signIn.opened();
  }

  async workFor(minutes: number): Promise<void> {
    const { watch } = this.#presenters;
    for (let passed = 0; passed < minutes; passed += 1) {
      watch.userActive();
      this.#clock.advance(60_000);
      // What the portal reports of the activity is answered before time goes on.
      await this.openList();
    }
  }

  async signInNotice(): Promise<string> {
    const { notice, errors } = this.#signIn ?? {};
    const [error] = Object.values(errors ?? {});
    return notice ? say(notice.message) : error ? say(error) : '';
  }

  async captchaAsked(): Promise<boolean> {
    return this.#signIn?.captcha?.kind === 'picture';
  }

  async deregistrationTold(): Promise<boolean> {
    return this.#signIn?.deregistered ?? false;
  }

  async role(): Promise<string> {
    return this.#presenters.session.who?.role.name ?? '';
  }

  async takeRole(name: string): Promise<void> {
    const role = this.#presenters.shell.roles.find((each) => each.name === name);
    if (!role) throw new Error(`${name} is not offered`);
    await this.#presenters.shell.roleChosen(role.code);
  }

  async signOut(): Promise<void> {
    this.#presenters.shell.signOutPressed();
    await this.#presenters.shell.signOutConfirmed();
  }

  async place(): Promise<string> {
    const { session, shell } = this.#presenters;
    if (session.state.kind === 'signed-out') shell.signedOut();
    return this.#container.get(tokens.Navigator).current();
  }

  close(): void {
    this.#presenters.queue.emptied();
  }

  async comeBack(): Promise<void> {
    const place = this.#container.get(tokens.Navigator).current();
    const open = this.#materials?.docDatumId;
    this.#container = this.#make();
    this.#presenters = presentersOf(this.#container);
    this.#list = this.#choice = this.#materials = this.#check = this.#detail = undefined;
    this.#container.get(tokens.Navigator).goTo(place);
    await this.#presenters.session.start();
    if (open) await this.openMaterials(open);
  }

  async openList(address = ''): Promise<void> {
    const list = (this.#list = this.#presenters.packageList());
    this.#container.get(tokens.Navigator).goTo(listPath + address);
    list.opened(address);
    await until('the list is shown', () => list.viewModel.rows.kind !== 'loading');
  }

  async listed(): Promise<readonly ListedPackage[]> {
    if (!this.#list) await this.openList();
    const { rows } = this.#list?.viewModel ?? {};
    if (rows?.kind !== 'ready') return [];
    return rows.value.map((row) => ({ docDatumId: row.docDatumId, state: stateText(row.state), amount: row.amount, action: say(row.action.label) }));
  }

  async listTotals(): Promise<{ readonly count: number; readonly amount: string } | undefined> {
    if (!this.#list) await this.openList();
    const list = this.#list;
    await until('the totals are shown', () => list?.viewModel.totals !== undefined);
    const totals = list?.viewModel.totals;
    return totals && { count: totals.count, amount: totals.amount ?? '' };
  }

  async mayMakePackages(): Promise<boolean> {
    await this.openList();
    return this.#list?.viewModel.mayCreate ?? false;
  }

  async openChoice(): Promise<void> {
    const choice = (this.#choice = this.#presenters.chooseCredits());
    choice.opened();
    await until('the receivables are shown', () => choice.viewModel.rows.kind !== 'loading');
  }

  async candidates(): Promise<readonly OfferedCredit[]> {
    const { rows } = this.#chosen().viewModel;
    if (rows.kind !== 'ready') return [];
    return rows.value.map((row) => {
      const ways = en['choose.one-of']({ ways: (row.whyNot?.ways ?? []).map((way) => en['choose.all-of']({ parts: way.map(say) })) });
      const lead = row.whyNot ? say(row.whyNot.lead) : '';
      return { number: row.number, chosen: row.chosen, whyNot: ways === '' ? lead : en['choose.reason']({ lead, ways }) };
    });
  }

  async tick(number: string): Promise<void> {
    this.#chosen().ticked(this.#credit(number), true);
  }

  async startOverWith(number: string): Promise<void> {
    this.#chosen().startOverWith(this.#credit(number));
  }

  async choice(): Promise<{ readonly count: number; readonly amount: string; readonly mayGoOn: boolean }> {
    const { summary, mayGoOn } = this.#chosen().viewModel;
    return { count: summary.count, amount: summary.amount, mayGoOn };
  }

  async makePackage(): Promise<string | undefined> {
    await this.#chosen().nextPressed();
    return new URLSearchParams((await this.place()).split('?')[1]).get('p') ?? undefined;
  }

  async choiceTrouble(): Promise<string> {
    return this.#chosen().trouble?.because ?? '';
  }

  async openMaterials(docDatumId: string): Promise<void> {
    this.#check = undefined;
    this.#materials?.left();
    const materials = (this.#materials = this.#presenters.materials());
    this.#container.get(tokens.Navigator).goTo(uploadPath(docDatumId));
    materials.opened(null, docDatumId);
    await until('the package is shown', () => materials.content.kind !== 'loading');
  }

  async materialsRefusal(): Promise<string> {
    const content = this.#materials?.content;
    return content?.kind === 'failed' ? content.failure.kind : '';
  }

  async materials(): Promise<readonly ShownMaterial[]> {
    const presenter = this.#assembling();
    const shown: ShownMaterial[] = [];
    for (const stage of uploadStages) {
      presenter.opened(stage, presenter.docDatumId);
      const { viewModel } = presenter;
      if (viewModel.kind !== 'ready') continue;
      for (const material of viewModel.value.materials) {
        shown.push({
          stage: en[`materials.stage-${stage}`], name: material.name, required: material.required, mayAdd: material.adding.open,
          items: material.items.map((item) => this.#item(item)),
          tasks: material.tasks.map((task) => ({ fileName: task.name, state: task.state, trouble: task.trouble ? say(task.trouble) : '' })),
          unarrived: viewModel.value.unarrived.map((file) => file.name),
        });
      }
    }
    return shown;
  }

  async give(material: string, files: readonly GivenFile[]): Promise<void> {
    const presenter = this.#assembling();
    const found = presenter.materials.find((each) => each.name === material);
    if (!found) throw new Error(`The package does not ask for ${material}`);
    presenter.filesGiven(found.docMaterialId, files.map((file) => givenFile(file.kind, file.name, file.kilobytes)));
  }

  async settled(): Promise<void> {
    const { queue } = this.#presenters;
    const presenter = this.#assembling();
    await until('every file has arrived or failed', () => !queue.tasks.some(isUnderWay));
    this.#clock.advance(1_000);
    await until('everything typed is saved', () => [...presenter.editors.values()].every((editor) => editor.save.kind === 'saved' || editor.save.kind === 'refused'));
  }

  async fillInvoice(fileName: string, fields: Readonly<Record<string, string>>): Promise<void> {
    this.#editor(fileName).typed(fields);
    await this.settled();
  }

  async fillContract(fileName: string, fields: Readonly<Record<string, string>>): Promise<void> {
    await this.fillInvoice(fileName, fields);
  }

  async replaceFile(fileName: string, file: GivenFile): Promise<void> {
    this.#assembling().fileReplaced(this.#editor(fileName).item.docFileId, givenFile(file.kind, file.name, file.kilobytes));
    await this.settled();
  }

  async remove(fileName: string): Promise<void> {
    this.#assembling().removePressed(this.#editor(fileName).item.docFileId);
    await this.#assembling().removalConfirmed();
  }

  async keepOwn(fileName: string): Promise<void> {
    await this.#assembling().conflictSettled(this.#editor(fileName).item.docFileId, 'mine');
    await this.settled();
  }

  async openCheck(docDatumId: string): Promise<void> {
    const check = (this.#check = this.#presenters.checkAnswers());
    check.opened(docDatumId);
    await until('the answers are shown', () => check.content.kind !== 'loading');
  }

  async check(): Promise<Awaited<ReturnType<PortalUser['check']>>> {
    const { viewModel } = this.#checking();
    const { content } = viewModel;
    const materials = content.kind === 'ready' ? content.value.materials : [];
    return {
      blockers: viewModel.check.blockers.map((blocker) => blockerText(blocker, materials)), warnings: viewModel.check.warnings.map(warningText), maySubmit: viewModel.maySubmit,
      expected: content.kind === 'ready' ? content.value.expected : undefined,
    };
  }

  async isChecking(): Promise<boolean> {
    return this.#check !== undefined;
  }

  async submit(): Promise<void> {
    const check = this.#checking();
    check.submitPressed();
    await until('the submission is answered', () => !check.submitting);
  }

  async question(): Promise<string> {
    const check = this.#checking();
    const asking = check.check.warnings.find((warning) => warning.asks);
    return check.asking && asking ? warningText(asking) : '';
  }

  async goOn(): Promise<void> {
    await this.#checking().questionConfirmed();
  }

  async submitTrouble(): Promise<string> {
    const { trouble } = this.#checking();
    return trouble ? submitTroubleText(trouble) : '';
  }

  async openDetail(docDatumId: string): Promise<void> {
    const detail = (this.#detail = this.#presenters.packageDetail());
    detail.opened(docDatumId);
    await until('the package is shown', () => detail.content.kind !== 'loading');
  }

  async detail(): Promise<ShownPackage> {
    const presenter = this.#detail;
    const view = presenter?.viewModel;
    if (!presenter || view?.kind !== 'ready' || presenter.content.kind !== 'ready') throw new Error('No package is shown');
    const { value } = view;
    return {
      state: stateText(value.state), holder: say(value.holder), handler: presenter.content.value.evidence.handlerName,
      lines: value.lines.map((line) => ({ title: say(line.title), result: en[`detail.result-${line.result}`], reason: line.reason })),
      submissions: value.log.filter((entry) => entry.action === 'submitted').length,
      actions: Object.entries(value.actions).flatMap(([action, offered]) => (offered ? [action] : [])),
    };
  }

  async mend(): Promise<void> {
    const detail = this.#detail;
    if (!detail) throw new Error('No package is shown');
    await detail.mendPressed();
  }

  async claim(): Promise<void> {
    await this.#detail?.claimPressed();
  }

  /** Uploads that are on their way, by state. */
  get uploads(): readonly string[] {
    return this.#presenters.queue.tasks.map((task) => task.state.kind);
  }

  #item(item: ItemView): ShownItem {
    const fields = Object.fromEntries(item.fields.map((field) => [field.id, field.value]));
    const problems = Object.fromEntries(item.fields.flatMap((field) => (field.problem ? [[field.id, say(field.problem)]] : [])));
    const refused = item.save.kind === 'refused' ? item.save.outcome : undefined;
    return { fileName: item.title, fields, problems, open: item.open.open, before: item.replaced?.fileName ?? '', conflict: refused?.because === 'changed-by-another' ? refused.by : '' };
  }

  #credit(number: string): string {
    const found = this.#chosen().all.find((candidate) => candidate.number === number);
    if (!found) throw new Error(`${number} is not among the receivables`);
    return found.fkCredit;
  }

  #editor(fileName: string): ItemEditor {
    const found = [...this.#assembling().editors.values()].find((editor) => editor.item.files[0]?.name === fileName || editor.item.invoice?.number === fileName);
    if (!found) throw new Error(`There is no ${fileName} in the package`);
    return found;
  }

  #chosen(): ChooseCreditsPresenter {
    if (!this.#choice) throw new Error('The choice is not open');
    return this.#choice;
  }

  #assembling(): MaterialsPresenter {
    if (!this.#materials) throw new Error('No package is open');
    return this.#materials;
  }

  #checking(): CheckAnswersPresenter {
    if (!this.#check) throw new Error('Nothing is being checked');
    return this.#check;
  }
}

