import { makeAutoObservable, runInAction } from 'mobx';
import type { KeyTestDesk } from '../../../application/ports/entry/key-test-desk.ts';
import type { KeyTipMemory } from '../../../application/ports/entry/key-tip-memory.ts';
import type { KeyListing } from '../../../application/ports/keys/key-agent.ts';
import { keySurroundings } from '../../../domain/entry/key-surroundings.ts';
import type { Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import { controlCheck, missingHelperCheck, machineChecks, type KeyCheck } from './key-checks.ts';

export interface KeyTipParts {
  readonly desk: Pick<KeyTestDesk, 'helperAddress' | 'demandsControl'>;
  readonly memory: KeyTipMemory;
  /** The browser's description of itself. */
  readonly browserDescription: () => string;
}

/**
 * Advice on what may prevent a key from working at this machine. It is shown once per visit to a user whose key is not
 * present (document 1, section 2; checklist F-133). It only advises.
 */
export class KeyTip {
  /** Findings with their remedies; empty if there are none, or once they were read. */
  findings: readonly KeyCheck[] = [];
  helperAddress = '';
  /** Why the address of the helper could not be loaded. */
  helperTrouble: Message | undefined = undefined;
  /** Whether the platform has said that it offers no helper. */
  hasNoHelper = false;
  readonly #parts: KeyTipParts;

  constructor(parts: KeyTipParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get isOpen(): boolean {
    return this.findings.length > 0;
  }

  /** Shows advice after the keys were listed, unless a key is present. */
  keysListed(listing: KeyListing): void {
    const { memory, browserDescription } = this.#parts;
    const isAtHand = listing.found && listing.tokens.some((token) => token.certificates.length > 0);
    if (isAtHand || memory.recall()) return;
    const machine = machineChecks(keySurroundings(browserDescription())).filter(({ tone }) => tone === 'warn');
    const findings = listing.found ? machine : [...machine, missingHelperCheck(listing.because === 'refused')];
    if (findings.length === 0) return;
    memory.remember(true);
    this.findings = findings;
    if (!listing.found) void this.loadOptionalFacts();
  }

  read(): void {
    this.findings = [];
  }

  /** Loads facts that the advice can do without. */
  private async loadOptionalFacts(): Promise<void> {
    const { desk } = this.#parts;
    const [helper, controls] = await Promise.allSettled([desk.helperAddress(), desk.demandsControl()]);
    runInAction(() => {
      if (helper.status === 'fulfilled') [this.helperAddress, this.hasNoHelper] = [helper.value, helper.value === ''];
      else this.helperTrouble = failureOf(helper.reason).what;
      if (this.isOpen && controls.status === 'fulfilled' && controls.value)
        this.findings = [...this.findings, controlCheck(true)];
    });
  }
}
