import { expect, it } from 'vitest';
import { isHandled } from '../../../../src/domain/evidence/materials/materials-policy.ts';
import { isUploadStage } from '../../../../src/domain/evidence/materials/stage.ts';

it.each([['CREDIT', true], ['ORDER', false], ['constructor', false], ['', false]])('packages of %j are handled: %s', (docType, handled) => {
  expect(isHandled(docType)).toBe(handled);
});

it.each([['FINANCE_AUTH', true], ['FINANCE_OTHER', true], ['finance_auth', false], ['', false]])('%j is a stage of uploading: %s', (text, stage) => {
  expect(isUploadStage(text)).toBe(stage);
});
