import { observer } from 'mobx-react-lite';

import {
  certificatePlaceOf,
  promptWords,
  reasonMessage,
} from '../../../presentation/products/product-overview/check-words.ts';
import { certificatePath } from '../../../domain/keys/certificate-path.ts';
import { realNamePath } from '../../../domain/catalogue/product-paths.ts';
import type { CertificationStatus } from '../../../domain/keys/certification.ts';
import { remedyOf } from '../../../domain/products/shared/opening.ts';
import type {
  ProductOverviewPresenter,
  OpeningFailure,
} from '../../../presentation/products/product-overview/product-overview-presenter.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { SupportLine } from '../../design/panels/SupportLine.tsx';
import { useWords } from '../../../words/use-words.ts';
import { ProductAgreementDialog } from './ProductAgreementDialog.tsx';
import { UnsignableDialog } from '../../agreements/UnsignableDialog.tsx';

function RefusedDialog({
  refused,
  certification,
  onRead,
}: {
  readonly refused: OpeningFailure;
  readonly certification: Pick<CertificationStatus, 'hardExpiredOn' | 'softExpiredOn'>;
  readonly onRead: () => void;
}) {
  const { say } = useWords();
  const { prompt, words } = refused;
  // The button that opens the product also signs the agreement, so a missing signature is no obstacle.
  const reasons =
    refused.reasons.length > 1 ? refused.reasons.filter((reason) => reason !== 'agreement-unsigned') : refused.reasons;
  const certificates = reasons.find((reason) => remedyOf(reason) === 'certificates');
  const lead = prompt
    ? say(promptWords[prompt])
    : reasons.includes('no-soft-key')
      ? say('products.prompt-key')
      : say('products.prompt-changed');
  return (
    <PortalDialog open kind="warning" title={say('products.refused-title')} onConfirmed={onRead} onClosed={onRead}>
      <p>{words === '' ? lead : words}</p>
      {reasons.length > 0 && (
        <>
          <p>{say('products.refused-reasons')}</p>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{say(reasonMessage(reason, certification))}</li>
            ))}
          </ul>
        </>
      )}
      {certificates && (
        <p>
          <PortalLink to={certificatePath(certificatePlaceOf(certificates))}>
            {say('products.mend-certificates')}
          </PortalLink>
        </p>
      )}
      {reasons.some((reason) => remedyOf(reason) === 'certification') && (
        <p>
          <PortalLink to={realNamePath} strong>
            {say('products.go-certify')}
          </PortalLink>
        </p>
      )}
      {reasons.some((reason) => remedyOf(reason) === 'hotline') && (
        <p>
          {say('products.refused-help')} <SupportLine />
        </p>
      )}
    </PortalDialog>
  );
}

/**
 * The dialogs over the products: the obstacles to opening one, its agreement, and the refusal of the back end (E-44).
 */
export const ProductDialogs = observer(function ProductDialogs({
  presenter,
}: {
  readonly presenter: ProductOverviewPresenter;
}) {
  const { say } = useWords();
  const { failure, reading, notice, shown, unsignable } = presenter;
  return (
    <>
      {failure && (
        <RefusedDialog
          refused={failure}
          certification={presenter.content.value?.certification ?? {}}
          onRead={() => presenter.refusalRead()}
        />
      )}
      {unsignable && <UnsignableDialog signing={unsignable} onRead={() => presenter.unsignableRead()} />}
      {reading && shown && <ProductAgreementDialog presenter={presenter} card={shown} signs={reading === 'sign'} />}
      {notice && (
        <PortalDialog
          open
          kind="warning"
          title={say('products.notice')}
          code={notice.code || undefined}
          traceId={notice.traceId || undefined}
          onConfirmed={() => presenter.noticeRead()}
          onClosed={() => presenter.noticeRead()}
        >
          {say(notice.what)}
        </PortalDialog>
      )}
    </>
  );
});
