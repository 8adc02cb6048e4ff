import type { refusals as words } from '../zh-CN/refusals.ts';

const active: ReadonlyMap<string, string> = new Map([
  ['script', 'a script'],
  ['launch', 'a command that starts a program'],
  ['attachment', 'another file inside'],
  ['media', 'embedded media'],
  ['html', 'a web page inside'],
  ['archive', 'an archive inside'],
  ['program', 'a program inside'],
  ['bomb', 'data that is too large when unpacked'],
]);

export const refusals: typeof words = {
  'refusals.network':
    'Network error. Please try again later; if it persists, send a screenshot to online service (24/7).',
  'refusals.unexpected': 'The system sent an unexpected answer. Please send a screenshot to online service (24/7).',
  'refusals.timed-out': 'This took too long. Please try again later.',
  'refusals.not-signed-in': 'Your session has ended. Please sign in again; what you saved is still here.',
  'refusals.forbidden': 'Your current role does not have this permission.',
  'refusals.not-found': 'This does not exist, or does not belong to your company.',
  'refusals.server-said': ({ words }) => words,
  'refusals.refused': 'That did not work.',
  'refusals.file-empty': 'The file is empty. Please choose another.',
  'refusals.file-content': 'The content of the file does not match its extension. Please upload the original.',
  'refusals.file-no-workbook':
    'This is not an Excel workbook: some programs save a web page or text under the name .xls. Please open it in Excel or WPS, save it as .xlsx, and upload that.',
  'refusals.file-heic':
    'This is a HEIC photograph, which cannot be opened here. On an iPhone: Settings › Camera › Formats › Most Compatible, then take it again, or share it as JPEG. Then upload the JPEG.',
  'refusals.file-webp':
    'This is a WebP picture that this browser cannot convert, or it is damaged. Please save it as JPEG or PNG and upload that.',
  'refusals.file-avif':
    'This is an AVIF picture that this browser cannot convert, or it is damaged. Please save it as JPEG or PNG and upload that.',
  'refusals.file-tiff':
    'This is a TIFF picture, which cannot be opened here. Please choose PDF or JPEG in the scanner’s program, or save it as one of these, and upload that.',
  'refusals.file-tiff-pages':
    'This is a TIFF picture with several pages. Please save it as a PDF, which holds all pages, and upload that.',
  'refusals.file-encrypted':
    'The file is encrypted, so reviewers cannot open it. Please remove the password and upload it again.',
  'refusals.file-unreadable': 'The file is damaged and cannot be opened. Please check it and upload it again.',
  'refusals.file-pixels': 'The image has too many pixels. Please reduce its size and upload it again.',
  'refusals.file-damaged': 'The file was damaged in transfer. Please try again.',
  'refusals.file-infected': 'The file contains a virus and was not accepted. Please clean it on your computer first.',
  'refusals.file-not-scanned': 'The file could not be checked for viruses at present. Please try again later.',
  'refusals.too-many-uploads': 'Too many uploads are unfinished. Please wait until they are done, then try again.',
  'refusals.file-check-timed-out':
    'Checking the file took too long and was stopped; the file was not saved. Please try again. If it fails again, export the file again or save it as a PDF.',
  'refusals.file-being-checked':
    'The file has arrived and is still being checked. Please try again in a moment; it is not sent twice.',
  'refusals.store-away':
    'The file storage cannot be reached at present, so the file was not uploaded. Please try again later; if it persists, please send a screenshot to online service.',
  'refusals.store-full':
    'The file storage is full, so the file was not uploaded. Please send a screenshot to online service, then try again.',
  'refusals.store-read-only':
    'The file store is under maintenance. Please try again later; if it persists, please send a screenshot to online service.',
  'refusals.store-refused':
    'The file storage did not take this upload; it may have waited too long. Please try again; if it persists, please send a screenshot to online service.',
  'refusals.store-fault':
    'The file storage returned invalid data, so the file was not uploaded. Please try again; if it persists, please send a screenshot to online service.',
  'refusals.upload-failed': 'Upload failed. Please send a screenshot to customer service online.',
  'refusals.upload-callback':
    'The file arrived, but confirming it failed. Please try again; if it persists, please send a screenshot to online service.',
  'refusals.upload-abandoned':
    'The upload could not be set up, so it was abandoned. If it persists, please send a screenshot to online service.',
  'refusals.not-open': 'This document cannot be changed now.',
  'refusals.material-full': 'No more documents of this kind can be added.',
  'refusals.package-empty':
    'This package asks for no documents yet, so it cannot be submitted. Please contact online service (24/7).',
  'refusals.too-many-files': 'This document cannot take any more files. Please remove one first.',
  'refusals.file-twice': 'This file is in the package already. Please choose another.',
  'refusals.item-gone': 'This document has been removed.',
  'refusals.item-file-missing': 'Upload a file',
  'refusals.contract-number-empty': 'This cannot be empty',
  'refusals.contract-number-format': 'Only up to 32 digits or letters allowed',
  'refusals.field-missing': 'Please fill this in',
  'refusals.field-digits': 'Digits only',
  'refusals.field-date': 'This date does not exist',
  'refusals.field-future': 'Cannot be after today',
  'refusals.field-amount': 'Must be above zero',
  'refusals.field-sum': 'Amount and tax do not add up to the total',
  'refusals.file-extension': ({ allowed }: { allowed: readonly string[] }) =>
    `Only ${allowed.join(', ')} are accepted here.`,
  'refusals.file-name': ({ most }: { most: number }) =>
    `The file name may have at most ${most} characters, without slashes, control or invisible characters. Please rename the file.`,
  'refusals.file-active': ({ what }: { what: string }) =>
    `The file contains ${active.get(what) ?? 'executable or hidden content'}. Please print or save it as a new file without that, and upload it again.`,
  'refusals.file-too-large': ({ megabytes }: { megabytes: number }) =>
    `The file exceeds ${megabytes} MB. Please reduce its size and upload it again.`,
  'refusals.changed-by-another': ({ by }: { by: string }) =>
    `${by === '' ? 'A colleague' : by} has just changed this document. Your change has not been saved.`,
  'refusals.field-length': ({ lengths }: { lengths: readonly number[] }) => `Must have ${lengths.join(' or ')} digits`,
  'refusals.field-too-long': ({ most }) => `At most ${most} characters`,
  'refusals.amount-unreadable': 'Not an amount: enter digits, such as 96300.00',
  'refusals.amount-too-big': 'At most ¥99,999,999,999.98',
  'refusals.not-taken-contract-number':
    'The platform did not accept this number: up to 32 digits or letters are allowed',
  'refusals.not-taken-digits': ({ most }) =>
    `The platform did not accept this number: up to ${most} digits are allowed`,
  'refusals.not-taken-date': 'The platform did not accept this date: enter the date of issue, such as 2026-09-17',
  'refusals.not-taken-amount':
    'The platform did not accept this amount: at most two decimals, up to ¥99,999,999,999.98',
  'refusals.not-taken-invoice-type': 'The platform does not support this invoice type: choose another',
};
