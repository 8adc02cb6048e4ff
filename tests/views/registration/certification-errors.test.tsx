import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';

import { emptyForm } from '../../../src/domain/certification/shared/certification-form.ts';
import { licenceSlots, type LicenceSlot } from '../../../src/domain/certification/shared/licence-slots.ts';
import type { CertificationPresenter } from '../../../src/presentation/certification/real-name/certification-presenter.ts';
import { CertificationFoot } from '../../../src/views/certification/real-name/CertificationFoot.tsx';
import { show } from '../design/show.tsx';

afterEach(cleanup);

const words: Readonly<Record<LicenceSlot, string>> = {
  SOCIAL_CREDIT_FILE: '请上传统一社会信用代码证书',
  BUSI_LICENSE_FILE: '请上传营业执照',
  ORG_CERT_FILE: '请上传组织机构代码证',
  TAX_REGCERT_FILE: '请上传税务登记证',
  LEGAL_PERSON: '请上传法定代表人身份证',
  CA_AUTH_FILE: '请上传数字证书承诺函',
  CORP_AUTH_FILE: '请上传企业授权确认书',
  CORP_AUTH_ENTRUST_FILE: '请上传授权委托书',
  AUTH_AGENT_PERSON: '请上传授权经办人身份证',
  CORP_AUTH_ENTRUST_LEGAL_ENTITY_FILE: '请上传上级法人授权书',
};

describe('a missing paper', () => {
  it.each(licenceSlots)('E-52: is named: %s', (slot) => {
    const presenter = {
      form: emptyForm,
      missing: [{ kind: 'slot', slot }],
      doubts: [],
      saving: { state: 'idle', isUnsaved: false, savedAt: undefined },
      files: { isUploading: false },
      readings: { isReading: false },
      offers: { handingIn: true },
      stage: 'filling',
      busy: false,
      isChanging: false,
      today: '2026-11-24',
    };
    show(
      <MemoryRouter>
        <CertificationFoot presenter={presenter as unknown as CertificationPresenter} />
      </MemoryRouter>,
    );
    expect([
      screen.getByRole('status').textContent?.includes('还差 1 处'),
      screen.getByRole('button', { name: words[slot] }) !== null,
    ]).toEqual([true, true]);
  });
});
