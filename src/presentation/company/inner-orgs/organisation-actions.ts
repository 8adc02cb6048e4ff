import { makeAutoObservable } from 'mobx';
import type {
  OrganisationMember,
  Organisations as Standing,
  OrganisationDesk,
  OrganisationOutcome,
  OrganisationRefusal,
} from '../../../application/ports/company/organisation-desk.ts';
import {
  emptyOrganisation,
  maxOrganisationCodeCharacters,
  maxOrganisationNameCharacters,
  createProblems,
  moveProblems,
  normaliseOrganisation,
  organisationFields,
  renameProblems,
  type OrganisationEntry,
  type OrganisationField,
  type OrganisationProblem,
} from '../../../domain/company/shared/organisation-entry.ts';
import {
  organisationsInOrder,
  organisationsWithin,
  organisationTree,
} from '../../../domain/parties/inner-organisation.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { PageContent } from '../../pages/page-content.ts';
import { OpenedForm } from '../../shared/opened-form.ts';
import type { Toasts } from '../../shared/toasts.ts';

/** An organisation that may be changed. */
export type ShownOrganisation = Standing['organisations'][number];

/** An organisation that can be chosen. Its code tells it from others of its name. */
export interface OrganisationChoice {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

/** People who work in an organisation; empty id and name for those who work in none. */
export interface MembersOfOrganisation {
  readonly id: string;
  readonly name: string;
  readonly members: readonly OrganisationMember[];
}

/** The change that the dialog asks about. */
export type AskedChange =
  | { readonly act: 'make' }
  | { readonly act: 'rename' | 'move' | 'stop' | 'reopen'; readonly organisation: ShownOrganisation }
  | { readonly act: 'place'; readonly person: OrganisationMember };

/** The entries of the dialog. `organisationId`: the organisation where a person is to work; empty for none. */
interface Entered extends OrganisationEntry {
  readonly organisationId: string;
}

const refusals: Readonly<Record<OrganisationRefusal, PlainKey>> = {
  changed: 'group.org-refused-changed',
  full: 'group.org-refused-full',
  stopped: 'group.org-refused-stopped',
  working: 'group.org-refused-changed',
  'parent-stopped': 'group.org-refused-parent-stopped',
  children: 'group.org-refused-children',
  holds: 'group.org-refused-holds',
  authorised: 'group.org-refused-authorised',
  'own-people': 'group.org-refused-own-people',
  oneself: 'group.org-refused-oneself',
  same: 'group.org-refused-same',
  'not-permitted': 'group.org-refused-not-permitted',
  gone: 'group.org-refused-gone',
};

const parentWords: Readonly<Record<'gone' | 'stopped' | 'below-itself' | 'too-deep', PlainKey>> = {
  gone: 'group.org-parent-gone',
  stopped: 'group.org-parent-stopped',
  'below-itself': 'group.org-parent-below',
  'too-deep': 'group.org-parent-deep',
};

function problemWords(field: OrganisationField, problem: OrganisationProblem): Message {
  const isCode = field === 'code';
  switch (problem) {
    case 'missing':
      return message(isCode ? 'group.org-code-missing' : 'group.org-name-missing');
    case 'too-long':
      return message('group.org-too-long', {
        most: isCode ? maxOrganisationCodeCharacters : maxOrganisationNameCharacters,
      });
    case 'form':
      return message(isCode ? 'group.org-code-form' : 'group.org-name-form');
    case 'taken':
      return message('group.org-code-taken');
    case 'same':
      return message(field === 'parentId' ? 'group.org-parent-same' : 'group.org-name-same');
    case 'gone':
    case 'stopped':
    case 'below-itself':
    case 'too-deep':
      return message(parentWords[problem]);
  }
}

const doneWords = {
  make: 'group.org-done-make',
  rename: 'group.org-done-rename',
  move: 'group.org-done-move',
  stop: 'group.org-done-stop',
  reopen: 'group.org-done-reopen',
  place: 'group.org-done-place',
} as const satisfies Readonly<Record<AskedChange['act'], PlainKey>>;

export interface OrganisationActionsParts {
  readonly desk: OrganisationDesk;
  readonly session: Pick<SessionStore, 'faultSeen'>;
  readonly toasts: Toasts;
  /** The path of the list of what an organisation holds; undefined for a user without that list. */
  readonly creditsPath: (organisationId: string) => string | undefined;
  /** Is called when the shown tree may be outdated. */
  readonly onChanged: () => void;
}

/** Changes inner organisations, and who works in them (F-246, F-261; decision 0211). */
export class OrganisationActions {
  readonly content: PageContent<Standing>;
  readonly form: OpenedForm<Entered, OrganisationField, OrganisationProblem, OrganisationRefusal>;
  asked: AskedChange | undefined = undefined;
  readonly #parts: OrganisationActionsParts;

  constructor(parts: OrganisationActionsParts) {
    this.#parts = parts;
    this.content = new PageContent(parts.session, async (signal) => parts.desk.organisations(signal));
    this.form = new OpenedForm({
      empty: { ...emptyOrganisation, organisationId: '' },
      fields: organisationFields,
      problemWords,
      refusals,
      session: parts.session,
      toasts: parts.toasts,
      refresh: () => this.refresh(),
    });
    makeAutoObservable<this>(this, { content: false, form: false }, { autoBind: true, deep: false });
  }

  opened(): void {
    if (this.#parts.desk.isOffered) void this.content.load();
  }

  left(): void {
    this.content.stop();
    this.dialogClosed();
  }

  get mayChange(): boolean {
    return this.content.value?.mayChange === true;
  }

  get people(): readonly OrganisationMember[] {
    return this.content.value?.people ?? [];
  }

  get changes(): Standing['changes'] {
    return this.content.value?.changes ?? [];
  }

  organisationOf(id: string): ShownOrganisation | undefined {
    return this.content.value?.organisations.find((each) => each.id === id);
  }

  /** The organisations with the people who work there, in the order of the tree; last those who work in none. */
  get membersByOrganisation(): readonly MembersOfOrganisation[] {
    const byPlace = Map.groupBy(this.people, ({ organisationId }) => organisationId);
    const inOrder = this.inOrder(() => true);
    const known = new Set(inOrder.map(({ id }) => id));
    return [
      ...inOrder.map(({ id, name }) => ({ id, name, members: byPlace.get(id) ?? [] })),
      { id: '', name: '', members: this.people.filter(({ organisationId }) => !known.has(organisationId)) },
    ].filter(({ members }) => members.length > 0);
  }

  /** Active organisations that can be chosen in the dialog: not one that is moved, nor those below it. */
  get choices(): readonly OrganisationChoice[] {
    const { asked } = this;
    const within =
      asked?.act === 'move'
        ? organisationsWithin(this.content.value?.organisations ?? [], asked.organisation.id)
        : new Set<string>();
    return this.inOrder(({ id, stopped }) => !stopped && !within.has(id));
  }

  /**
   * The path of the list of holdings that are allocated to the organisation, if these prevent it from being stopped;
   * undefined otherwise.
   */
  get creditsPath(): string | undefined {
    const { asked, form } = this;
    return asked?.act === 'stop' && form.trouble?.key === refusals.holds
      ? this.#parts.creditsPath(asked.organisation.id)
      : undefined;
  }

  makePressed(parentId = ''): void {
    this.ask({ act: 'make' }, { parentId });
  }

  changePressed(act: 'rename' | 'move' | 'stop' | 'reopen', organisation: ShownOrganisation): void {
    this.ask({ act, organisation }, { name: organisation.name, parentId: organisation.parentId });
  }

  placePressed(person: OrganisationMember): void {
    this.ask({ act: 'place', person }, { organisationId: person.organisationId });
  }

  fieldTyped(field: OrganisationField, value: string): void {
    this.form.change({ [field]: value }, field);
  }

  organisationChosen(organisationId: string): void {
    this.form.change({ organisationId });
  }

  dialogClosed(): void {
    this.asked = undefined;
    this.form.close();
  }

  /** Makes the change that was asked about. A refusal is shown in the dialog, over the page as it is now. */
  async confirmed(): Promise<void> {
    const { asked, form } = this;
    if (form.busy || !asked || !this.isRight(asked)) return;
    await form.send(
      async () => this.send(asked),
      () => {
        this.dialogClosed();
        this.#parts.toasts.show('ok', message(doneWords[asked.act]));
        this.refresh();
      },
    );
  }

  private isRight(asked: AskedChange): boolean {
    const organisations = this.content.value?.organisations ?? [];
    const entry = normaliseOrganisation(this.form.values);
    switch (asked.act) {
      case 'make':
        return this.form.isRight(createProblems(entry, organisations));
      case 'rename':
        return this.form.isRight(renameProblems(asked.organisation, entry.name));
      case 'move':
        return this.form.isRight(moveProblems(asked.organisation, entry.parentId, organisations));
      case 'stop':
      case 'reopen':
      case 'place':
        return true;
    }
  }

  private async send(asked: AskedChange): Promise<OrganisationOutcome> {
    const { desk } = this.#parts;
    const { code, name, parentId, organisationId } = this.form.values;
    if (asked.act === 'make') return desk.create({ code, name, parentId });
    if (asked.act === 'place') return desk.place(asked.person.userId, asked.person.organisationId, organisationId);
    const read = { organisationId: asked.organisation.id, version: asked.organisation.version };
    switch (asked.act) {
      case 'rename':
        return desk.rename(read, name);
      case 'move':
        return desk.move(read, parentId);
      case 'stop':
        return desk.close(read);
      case 'reopen':
        return desk.reopen(read);
    }
  }

  private inOrder(isChoice: (organisation: ShownOrganisation) => boolean): readonly OrganisationChoice[] {
    return organisationsInOrder(organisationTree(this.content.value?.organisations ?? []))
      .filter(({ organisation }) => isChoice(organisation))
      .map(({ organisation: { id, code, name } }) => ({ id, code, name }));
  }

  private ask(asked: AskedChange, entered: Partial<Entered>): void {
    this.form.close();
    this.asked = asked;
    this.form.open(entered);
  }

  private refresh(): void {
    void this.content.refresh();
    this.#parts.onChanged();
  }
}
