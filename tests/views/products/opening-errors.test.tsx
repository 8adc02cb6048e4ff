import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';

import type { OpeningPrompt, OpeningReason } from '../../../src/domain/products/shared/opening.ts';
import type { ProductOverviewPresenter } from '../../../src/presentation/products/product-overview/product-overview-presenter.ts';
import { message } from '../../../src/words/catalogue.ts';
import { ProductDialogs } from '../../../src/views/products/product-overview/ProductDialogs.tsx';
import { show } from '../design/show.tsx';

afterEach(cleanup);

function dialogs(shown: Partial<Pick<ProductOverviewPresenter, 'failure' | 'notice'>>): void {
  const presenter = {
    content: { value: undefined },
    refused: undefined,
    unsignable: undefined,
    reading: undefined,
    shown: undefined,
    notice: undefined,
    ...shown,
  };
  show(
    <MemoryRouter>
      <ProductDialogs presenter={presenter as unknown as ProductOverviewPresenter} />
    </MemoryRouter>,
  );
}

describe('the reasons why a product cannot be opened, in the documents’ words, with their remedies', () => {
  it.each([
    [
      'E-20',
      'needs-real-name',
      'needs-real-name',
      '使用本产品前，请先完成企业实名认证。',
      '/my/enterprise-info/realname',
    ],
    ['E-21', 'under-review', 'under-review', '实名认证审核中，请等待审核完成。', undefined],
    ['E-22', 'review-failed', 'review-failed', '实名审核未通过，请修改后重新提交。', '/my/enterprise-info/realname'],
    ['E-23', 'certification-under-review', 'certification-under-review', '企业认证审核中，请等待审核完成。', undefined],
    [
      'E-24',
      'not-certified',
      'not-certified',
      '贵公司还没有有效的 UKey 证书，请先申领。',
      '/my/enterprise-info/certificate-management',
    ],
    [
      'E-25',
      'no-certificate',
      'no-certificate',
      '贵公司没有数字证书，请先开通。',
      '/my/enterprise-info/certificate-management',
    ],
    ['E-26', 'requirements', 'companies-only', '不满足开通条件。', undefined],
  ] as const satisfies readonly (readonly [string, OpeningPrompt, OpeningReason, string, string | undefined])[])(
    '%s, for %s',
    (_error, prompt, reason, words, way) => {
      dialogs({ failure: { prompt, reasons: [reason], words: '' } });
      expect(screen.getByRole('alertdialog').textContent).toContain('暂不能开通');
      expect(screen.getByText(words)).toBeTruthy();
      expect(screen.queryByRole('link')?.getAttribute('href')?.split(/[?#]/)[0]).toBe(way);
    },
  );

  it('E-44: failed data is shown in a notice of its own', () => {
    dialogs({
      notice: { kind: 'refused', what: message('refusals.network'), code: '018000500', traceId: 'T-1', canRetry: true },
    });
    expect(screen.getByRole('alertdialog', { name: '提示' }).textContent).toMatch(/网络异常，请稍后重试.*018000500/su);
  });
});
