import type { CertificationRecord, RealNameRecord } from '../../../../server/core/records/certification.ts';
import { emptyForm } from '../../../../src/domain/certification/shared/certification-form.ts';

export const certification: CertificationRecord = {
  pkCorp: 'C-1',
  realName: 'AUTH',
  hardCertificate: 'AUTH',
  softCertificate: 'UNAUTH',
  node: '',
  individual: false,
  pending: false,
  unified: true,
  softKeyUsable: false,
  certificateNumber: '',
};

export const realName: RealNameRecord = {
  pkCorp: 'C-1',
  progressId: 'RN00000001',
  revision: 7,
  form: { ...emptyForm, isUnified: true, isBranch: false, legalName: '韩"守山' },
  savedBy: '周思远',
  savedAt: 1_700_000_000_000,
  personSubmit: 'P-1',
  submittedBy: '周思远',
  submitted: { ...emptyForm, upperCode: '91330299MA5JMH9238' },
  slots: [
    {
      slot: 'LEGAL_PERSON',
      files: [{ pkFile: 'PK-1', name: '身份证.pdf', size: 5 }],
      result: 'NOPASS',
      reason: '模糊@@请重拍',
      before: [],
    },
  ],
  evidence: ['PK-1'],
  firstReviewer: 'wang-han',
  secondReviewer: '',
  certified: { slots: [], form: emptyForm, at: 1_700_000_000_001 },
  rounds: [{ slots: [], form: emptyForm, at: 1_700_000_000_001, handedInBy: '周"思远', handedInAt: 1_700_000_000_000 }],
  steps: [
    {
      at: 1_700_000_000_002,
      event: 'return',
      by: 'first-reviewer',
      name: 'wang-han',
      node: 'APPROVE_NOPASS_1ST',
      returned: 1,
    },
  ],
};
