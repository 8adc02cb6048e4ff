import { dateTime, englishDay } from '../../format.ts';
import type { overdue as words } from '../../zh-CN/evidence/overdue.ts';

export const overdue: typeof words = {
  'overdue.open': 'Overdue letter',
  'overdue.title': 'Overdue letter',
  'overdue.body': ({ due }) =>
    `Payment was due on ${englishDay(due)} and is overdue. Download the letter, fill in the reason, sign and seal it, then upload the scan.`,
  'overdue.download-part': 'The letter to sign',
  'overdue.download': 'Download the letter',
  'overdue.download-what':
    'Company, business numbers, amounts and due dates are filled in; the reason, expected payment date and date of signature are to be filled in by hand.',
  'overdue.tip-never': 'Nobody has downloaded it yet.',
  'overdue.tip': ({ by, at }) => `Downloaded${by === '' ? '' : ` by ${by}`} on ${dateTime(at)}.`,
  'overdue.upload-part': 'The signed letter',
  'overdue.upload-again': 'It can be replaced: the last one applies until the platform accepts it.',
  'overdue.state-given': 'With the platform',
  'overdue.state-returned': 'Returned',
  'overdue.state-taken': 'Accepted by the platform',
  'overdue.returned': ({ reason }) => `The platform returned this letter; reason: ${reason}`,
  'overdue.returned-on': ({ reason, on }) =>
    `The platform returned the overdue letter on ${englishDay(on)}${reason === '' ? '' : `; reason: ${reason}`}`,
  'overdue.taken': 'The platform has accepted the letter. Nothing more to do.',
  'overdue.given': 'The letter was uploaded; the platform will look at it.',
  'overdue.close': 'Close',
  'overdue.gone': 'This package is not overdue now; no letter is needed.',
  'overdue.log-downloaded': 'Overdue letter downloaded',
  'overdue.log-given': 'Signed overdue letter uploaded',
  'overdue.log-returned': 'Overdue letter returned by the platform',
  'overdue.log-taken': 'Overdue letter accepted by the platform',
  'overdue.log-repaid': 'Financing repaid',
};
