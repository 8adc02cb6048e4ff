import { makeAutoObservable, runInAction } from 'mobx';
import type { KeyTestDesk } from '../../../application/ports/entry/key-test-desk.ts';
import type { KeyTipMemory } from '../../../application/ports/entry/key-tip-memory.ts';
import type { KeyListing } from '../../../application/ports/keys/key-agent.ts';
import { keySurroundings } from '../../../domain/entry/key-surroundings.ts';
import type { Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import { controlCheck, helperMissing, machineChecks, type KeyCheck } from './key-checks.ts';

export interface KeyTipParts {
  readonly desk: Pick<KeyTestDesk, 'helperAddress' | 'demandsControl'>;
  readonly memory: KeyTipMemory;
  /** What the browser says of itself. */
  readonly browserSays: () => string;
}

/**
 * What may keep a key from working at this machine, told once in a visit to whoever means to use one that is not at
 * hand (document 1, section 2; checklist F-133). It advises, and keeps nobody out.
 */
export class KeyTip {
  /** Each with its remedy; none where there is nothing to tell, or it was read. */
  findings: readonly KeyCheck[] = [];
  helperAddress = '';
  /** Why it is not known where the helper is to be had. */
  helperTrouble: Message | undefined = undefined;
  readonly #parts: KeyTipParts;

  constructor(parts: KeyTipParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get isOpen(): boolean {
    return this.findings.length > 0;
  }

  /** What was found at the machine: whose key is at hand needs no advice, whatever the machine. */
  looked(listing: KeyListing): void {
    const { memory, browserSays } = this.#parts;
    const isAtHand = listing.found && listing.tokens.some((token) => token.certificates.length > 0);
    if (isAtHand || memory.recall()) return;
    const machine = machineChecks(keySurroundings(browserSays())).filter(({ tone }) => tone === 'warn');
    const findings = listing.found ? machine : [...machine, helperMissing(listing.because === 'refused')];
    if (findings.length === 0) return;
    memory.remember(true);
    this.findings = findings;
    if (!listing.found) void this.helpAsked();
  }

  read(): void {
    this.findings = [];
  }

  /** What the advice can live without. */
  private async helpAsked(): Promise<void> {
    const { desk } = this.#parts;
    const [helper, controls] = await Promise.allSettled([desk.helperAddress(), desk.demandsControl()]);
    runInAction(() => {
      if (helper.status === 'fulfilled') this.helperAddress = helper.value;
      else this.helperTrouble = failureOf(helper.reason).what;
      if (this.isOpen && controls.status === 'fulfilled' && controls.value)
        this.findings = [...this.findings, controlCheck(true)];
    });
  }
}
