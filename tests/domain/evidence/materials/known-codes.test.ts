import { expect, it } from 'vitest';
import { bookOfPackageType } from '../../../../src/domain/evidence/shared/book-policies.ts';
import { isUploadStage } from '../../../../src/domain/evidence/materials/stage.ts';

it.each([
  ['CREDIT', 'credit'],
  ['EST', 'est'],
  ['ORDER', undefined],
  ['constructor', undefined],
  ['', undefined],
])('packages of %j are kept in %j', (packageType, book) => {
  expect(bookOfPackageType(packageType)).toBe(book);
});

it.each([
  ['FINANCE_AUTH', true],
  ['FINANCE_OTHER', true],
  ['finance_auth', false],
  ['', false],
])('%j is a stage of uploading: %s', (text, stage) => {
  expect(isUploadStage(text)).toBe(stage);
});
