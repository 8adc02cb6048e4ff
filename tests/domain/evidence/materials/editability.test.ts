import { describe, expect, it } from 'vitest';
import type { Material } from '../../../../src/domain/evidence/materials/material.ts';
import {
  uploadEditability,
  itemEditability,
  editabilityContext,
  takesFiles,
  type EditabilityContext,
} from '../../../../src/domain/evidence/materials/editability.ts';
import { packageStates, type PackageState } from '../../../../src/domain/evidence/materials/package-state.ts';
import { money } from '../../../../src/domain/money/money.ts';
import { contractItem, contracts, invoiceItem, invoices, material } from '../../../builders/materials.ts';

const before = { invoices: money('1000.00'), contracts: money('1000.00') };

function context(state: PackageState, materials: readonly Material[]): EditabilityContext {
  return {
    state,
    changeGranted: false,
    financing: money('1000.00'),
    submittedTotals: state === 'PREPARE' ? undefined : before,
    materials,
  };
}

const passed = invoiceItem('I1', '600.00', { result: 'PASS' });
const returned = invoiceItem('I2', '400.00', { result: 'NOPASS', reason: '金额不符' });
const list = invoices([passed, returned]);

describe('items that may be changed', () => {
  it('everything while a package is assembled', () => {
    expect(itemEditability(passed, list, context('PREPARE', [list]))).toEqual({
      open: true,
      because: 'being-assembled',
    });
    expect(uploadEditability(list, context('PREPARE', [list]))).toEqual({ open: true, because: 'being-assembled' });
  });

  it('as many documents as a category holds, and no more', () => {
    expect(uploadEditability({ ...list, maxItems: 3 }, context('PREPARE', [list]))).toEqual({
      open: true,
      because: 'being-assembled',
    });
    expect(uploadEditability({ ...list, maxItems: 2 }, context('PREPARE', [list]))).toEqual({
      open: false,
      because: 'enough-items',
    });
  });

  it('what was added since the return', () => {
    expect(itemEditability({ ...passed, changedSinceReturn: true }, list, context('MODIFY', [list]))).toEqual({
      open: true,
      because: 'changed-since-return',
    });
  });

  it('a required material without a document, and no optional one', () => {
    const lacking = material({ required: true });
    expect(uploadEditability(lacking, context('MODIFY', [lacking]))).toEqual({ open: true, because: 'returned' });
    expect(uploadEditability({ ...lacking, required: false }, context('MODIFY', [lacking]))).toEqual({
      open: false,
      because: 'not-returned',
    });
  });

  it('by its documents where one of them was returned, even when the whole material was', () => {
    expect(uploadEditability({ ...list, result: 'NOPASS' }, context('MODIFY', [list]))).toEqual({
      open: false,
      because: 'not-returned',
    });
  });

  it('nothing in an unknown state', () => {
    const unknown = editabilityContext(
      { state: 'UNHEARD_OF', totalAmount: money('1.00'), submittedTotals: undefined, changeGranted: false },
      [list],
    );
    expect(unknown).toEqual({
      state: 'INVALID',
      financing: money('1.00'),
      submittedTotals: undefined,
      changeGranted: false,
      materials: [list],
    });
    expect(
      editabilityContext(
        { state: 'MODIFY', totalAmount: money('1.00'), submittedTotals: before, changeGranted: false },
        [],
      ).state,
    ).toBe('MODIFY');
  });

  it('and then takes files: for a new document, or in the place of one', () => {
    expect(takesFiles(list, context('PREPARE', [list]))).toBe(true);
    expect(takesFiles({ ...list, maxItems: 2 }, context('PREPARE', [list]))).toBe(true);
    expect(takesFiles(list, context('MODIFY', [list]))).toBe(true);
    expect(takesFiles({ ...list, items: [passed] }, context('MODIFY', [list]))).toBe(false);
    expect(takesFiles(list, context('UN_AUDIT', [list]))).toBe(false);
  });

  it('nothing in any other state than the one for corrections', () => {
    for (const state of packageStates.filter((each) => each !== 'PREPARE' && each !== 'MODIFY')) {
      expect(itemEditability(returned, list, context(state, [list])), state).toEqual({
        open: false,
        because: 'not-editable-now',
      });
      expect(uploadEditability(list, context(state, [list])), state).toEqual({
        open: false,
        because: 'not-editable-now',
      });
    }
  });

  it('after a return only the returned parts', () => {
    expect(itemEditability(returned, list, context('MODIFY', [list]))).toEqual({ open: true, because: 'returned' });
    expect(itemEditability(passed, list, context('MODIFY', [list]))).toEqual({ open: false, because: 'not-returned' });
    expect(uploadEditability(list, context('MODIFY', [list]))).toEqual({ open: false, because: 'not-returned' });
  });

  it('a returned material without a document opens for adding', () => {
    const bare = material({ result: 'NOPASS', required: false });
    expect(uploadEditability(bare, context('MODIFY', [bare]))).toEqual({ open: true, because: 'returned' });
  });

  it('a material that was returned as a whole, none of its documents being, opens for adding', () => {
    const whole = { ...list, result: 'NOPASS', items: [passed] } as const;
    expect(uploadEditability(whole, context('MODIFY', [whole]))).toEqual({ open: true, because: 'returned' });
  });

  it('a material from which a returned document was removed opens for adding', () => {
    const removed = invoices([passed], { reopened: true });
    expect(uploadEditability(removed, context('MODIFY', [removed])).open).toBe(true);
  });
});

describe('a replacement that breaks a total', () => {
  const smaller = invoices([
    passed,
    { ...returned, result: 'NOPASS', changedSinceReturn: true, content: invoiceItem('I2', '100.00').content },
  ]);

  it('opens the material for adding', () => {
    expect(uploadEditability(smaller, context('MODIFY', [smaller]))).toEqual({ open: true, because: 'mends-total' });
  });

  it('opens the documents themselves where no more may be added', () => {
    const full = { ...smaller, maxItems: 2 };
    expect(uploadEditability(full, context('MODIFY', [full]))).toEqual({ open: false, because: 'enough-items' });
    expect(itemEditability(passed, full, context('MODIFY', [full]))).toEqual({ open: true, because: 'mends-total' });
  });

  it('keeps the other documents shut while more may still be added', () => {
    expect(itemEditability(passed, smaller, context('MODIFY', [smaller]))).toEqual({
      open: false,
      because: 'not-returned',
    });
  });

  it('counts only below the financing amount, and contracts by themselves', () => {
    const lower = contracts([contractItem('C1', '999.99', { result: 'PASS' })]);
    expect(uploadEditability(lower, context('MODIFY', [lower]))).toEqual({ open: true, because: 'mends-total' });
    const rest = {
      ...context('MODIFY', [lower]),
      submittedTotals: { invoices: money('1000.00'), contracts: money('2000.00') },
    };
    const enough = contracts([contractItem('C1', '1000.00', { result: 'PASS' })]);
    expect(uploadEditability(enough, { ...rest, materials: [enough] })).toEqual({
      open: false,
      because: 'not-returned',
    });
    const letter = material({ required: false });
    expect(uploadEditability(letter, { ...rest, materials: [letter, lower] })).toEqual({
      open: false,
      because: 'not-returned',
    });
  });

  it('opens nothing when the submitted documents are unknown', () => {
    expect(uploadEditability(smaller, { ...context('MODIFY', [smaller]), submittedTotals: undefined })).toEqual({
      open: false,
      because: 'not-returned',
    });
  });

  it('opens nothing of another kind', () => {
    const agreement = contracts([contractItem('C1', '1000.00', { result: 'PASS' })]);
    expect(uploadEditability(agreement, context('MODIFY', [smaller, agreement])).open).toBe(false);
  });

  it('opens nothing when the total was below the financing amount before and has not sunk', () => {
    const low = {
      ...context('MODIFY', [smaller]),
      submittedTotals: { invoices: money('700.00'), contracts: money('1000.00') },
    };
    expect(uploadEditability(smaller, low).open).toBe(false);
  });

  it('is everything once the platform has agreed to a change, up to as many as there may be, and only while it is being changed', () => {
    const granted = { ...context('MODIFY', [list]), changeGranted: true };
    expect(itemEditability(passed, list, granted)).toEqual({ open: true, because: 'change-granted' });
    expect(uploadEditability(list, granted)).toEqual({ open: true, because: 'change-granted' });
    expect(uploadEditability({ ...list, maxItems: list.items.length }, granted)).toEqual({
      open: false,
      because: 'enough-items',
    });
    for (const state of ['UN_AUDIT', 'AUDITED', 'AUDIT_REJECT'] as const)
      expect(itemEditability(passed, list, { ...granted, state })).toEqual({
        open: false,
        because: 'not-editable-now',
      });
  });
});
