import { makeAutoObservable, runInAction } from 'mobx';
import type { People, PeopleDesk, PeopleOutcome } from '../../../application/ports/people/people-desk.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import { maxPersonNameCharacters } from '../../../domain/parties/person-details.ts';
import {
  emptyInvitation,
  invitationFields,
  invitationProblemsOf,
  normaliseInvitation,
  type InvitationEntry,
  type InvitationField,
  type InvitationProblem,
} from '../../../domain/people/shared/invitation.ts';
import { needsSecondPerson, roleOf, type RoleTemplate } from '../../../domain/people/shared/role-templates.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import { fieldWords } from '../../shared/field-words.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { refusalWords } from './refusal-words.ts';

/** The fields that are typed. */
export type TypedField = Exclude<InvitationField, 'roles'>;

const missingWords: Readonly<Record<InvitationField, PlainKey>> = {
  personName: 'people.person-missing',
  idNumber: 'people.id-missing',
  mobile: 'people.mobile-form',
  roles: 'people.roles-missing',
  institution: 'people.institution-missing',
};
const otherWords: Readonly<Partial<Record<InvitationProblem, PlainKey>>> = {
  'not-a-name': 'people.name-form',
  date: 'registration.id-date',
  'check-sign': 'registration.id-check',
  'under-age': 'people.id-under-age',
  alone: 'people.roles-alone',
};

/** Words the problem of a field. */
function problemWords(field: InvitationField, problem: InvitationProblem): Message {
  if (problem === 'too-long') return message('people.too-long', { most: maxPersonNameCharacters });
  if (problem === 'form' && field === 'idNumber') return message('registration.id-form');
  return message(otherWords[problem] ?? missingWords[field]);
}

export interface InviteFormParts {
  readonly desk: Pick<PeopleDesk, 'invite'>;
  readonly isCore: () => boolean;
  readonly decidesAlone: () => boolean;
  readonly onInvited: (now: People, personName: string) => void;
  /** Is called when what the page shows is outdated. */
  readonly onStale: () => void;
  readonly session: Pick<SessionStore, 'faultSeen'>;
  readonly clock: Clock;
}

/** The invitation of a new colleague. Nothing of it is kept on the device, because it contains an identity number. */
export class InviteForm {
  values: InvitationEntry = emptyInvitation;
  errors: Partial<Record<InvitationField, Message>> = {};
  trouble: Message | undefined;
  busy = false;
  /** How often sending was refused. The focus moves to the first error when it grows. */
  attempt = 0;
  readonly #parts: InviteFormParts;

  constructor(parts: InviteFormParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Whether leaving would lose input. */
  get isBegun(): boolean {
    const { personName, mobile, idNumber, institution, roles } = this.values;
    return [personName, mobile, idNumber, institution].some((typed) => typed !== '') || roles.length > 0;
  }

  get asksInstitution(): boolean {
    return this.values.roles.includes('institution');
  }

  /** Whether another person must confirm before the invitation is sent. */
  get waitsForAnother(): boolean {
    return (
      !this.#parts.decidesAlone() &&
      this.values.roles.some((template) => needsSecondPerson(roleOf(template, this.#parts.isCore()) ?? ''))
    );
  }

  typed(field: TypedField, value: string): void {
    this.values = { ...this.values, [field]: value };
    this.clearError(field);
  }

  roleToggled(template: RoleTemplate, wanted: boolean): void {
    const roles = this.values.roles.filter((each) => each !== template);
    this.values = { ...this.values, roles: wanted ? [...roles, template] : roles };
    this.clearError('roles');
  }

  /** Shows the problem of a field that was filled in. Empty fields are reported on sending. */
  fieldLeft(field: TypedField): void {
    if (this.values[field].trim() === '') return;
    const problem = this.problems[field];
    if (problem) this.errors = { ...this.errors, [field]: problemWords(field, problem) };
  }

  async invitePressed(): Promise<void> {
    if (this.busy) return;
    this.trouble = undefined;
    this.errors = this.toErrors(this.problems);
    if (Object.keys(this.errors).length > 0) {
      this.attempt += 1;
      return;
    }
    const entry = normaliseInvitation(this.values);
    const { desk, session, onInvited } = this.#parts;
    this.busy = true;
    try {
      const outcome = await desk.invite(entry);
      runInAction(() => {
        if (outcome.done) {
          this.discard();
          onInvited(outcome.now, entry.personName);
        } else this.showRefusal(outcome);
      });
    } catch (thrown) {
      session.faultSeen(thrown);
      runInAction(() => (this.trouble = failureOf(thrown).what));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  /** Discards the input. */
  discard(): void {
    [this.values, this.errors, this.trouble] = [emptyInvitation, {}, undefined];
  }

  private get problems(): Partial<Readonly<Record<InvitationField, InvitationProblem>>> {
    return invitationProblemsOf(this.values, this.#parts.isCore(), shanghaiDate(this.#parts.clock.now()));
  }

  private toErrors(
    problems: Partial<Readonly<Record<InvitationField, InvitationProblem>>>,
  ): Partial<Record<InvitationField, Message>> {
    return fieldWords(invitationFields, problems, problemWords);
  }

  private clearError(field: InvitationField): void {
    const { [field]: _, ...errors } = this.errors;
    [this.errors, this.trouble] = [errors, undefined];
  }

  private showRefusal(outcome: Exclude<PeopleOutcome, { readonly done: true }>): void {
    this.attempt += 1;
    switch (outcome.because) {
      case 'refused':
        this.errors = this.toErrors(outcome.problems);
        break;
      case 'here':
      case 'invited':
        this.errors = { idNumber: message(refusalWords[outcome.because]) };
        this.#parts.onStale();
        break;
      case 'too-soon':
        this.trouble = message('people.too-soon', { seconds: outcome.seconds });
        break;
      default:
        this.trouble = message(refusalWords[outcome.because]);
        this.#parts.onStale();
    }
  }
}
