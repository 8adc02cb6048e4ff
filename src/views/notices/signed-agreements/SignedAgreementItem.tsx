import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { observer } from 'mobx-react-lite';

import { isProduct } from '../../../domain/catalogue/product-code.ts';
import { productPath } from '../../../domain/catalogue/product-paths.ts';
import {
  signedAgreementAddress,
  type SignedAgreementRow,
  type SignedAgreementsPresenter,
} from '../../../presentation/notices/signed-agreements/signed-agreements-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { CopyText } from '../../design/actions/CopyText.tsx';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { SigningWay } from '../../products/shared/SigningWay.tsx';
import { saveFile } from '../../design/actions/save-file.ts';

const useStyles = makeStyles({
  item: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '8px 16px',
    alignItems: 'start',
    padding: '14px 16px',
    '&:not(:first-child)': { borderTop: `1px solid ${portal.hairlineSoft}` },
    [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  quiet: {
    margin: '4px 0 0',
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
  next: { margin: '6px 0 0' },
});

/** The state of a signature: in force, replaced by a newer one, or to be renewed. */
export function SignedAgreementBadge({ row }: { readonly row: SignedAgreementRow }) {
  const { say } = useWords();
  const { state } = row;
  const tone =
    state.kind === 'in-force'
      ? 'ok'
      : state.kind === 'to-sign' || state.kind === 'sign-again'
        ? 'warn'
        : state.kind === 'withdrawn'
          ? 'bad'
          : 'idle';
  return <StateBadge tone={tone}>{say(`protocols.state-${state.kind}`)}</StateBadge>;
}

/** The state of a signed agreement, with its next action. */
export function SignedAgreementNext({ row }: { readonly row: SignedAgreementRow }) {
  const styles = useStyles();
  const { say } = useWords();
  const { state } = row;
  if (state.kind === 'in-force') return null;
  if (state.kind === 'signed-again')
    return <p className={styles.next}>{say('protocols.signed-again', { at: state.at })}</p>;
  if (state.kind === 'withdrawn' || state.kind === 'sign-again') {
    return (
      <p className={styles.next}>
        {state.kind === 'withdrawn'
          ? say('protocols.withdrawn', { at: state.at })
          : say(state.isPast ? 'protocols.sign-again-past' : 'protocols.sign-again', { at: state.deadline })}{' '}
        {state.kind === 'sign-again' && <SigningWay turn={state.turn} product={state.product} />}
        {state.kind === 'withdrawn' && isProduct(state.product) && (
          <PortalLink to={productPath(state.product)}>{say('protocols.see-product')}</PortalLink>
        )}
      </p>
    );
  }
  const stateWords =
    state.kind === 'to-sign'
      ? say(state.isPast ? 'protocols.to-sign-past' : 'protocols.to-sign', {
          version: state.version,
          at: state.deadline,
        })
      : say(`protocols.${state.kind}`, { version: state.version });
  return <p className={styles.next}>{stateWords}</p>;
}

/** One signed text: its title, its signer, the time and the state, with buttons to read and download it. */
export const SignedAgreementItem = observer(function SignedAgreementItem({
  row,
  presenter,
}: {
  readonly row: SignedAgreementRow;
  readonly presenter: SignedAgreementsPresenter;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { id, title, version, textHash, signedAt, signedBy, isOwn, certificate } = row;
  return (
    <li className={styles.item}>
      <div>
        <div className={styles.head}>
          <PortalLink to={signedAgreementAddress(id)} strong label={say('protocols.read-of', { title, version })}>
            {title}
          </PortalLink>
          <SignedAgreementBadge row={row} />
        </div>
        <p className={styles.quiet}>
          {[
            say('notices.agreement-version', { version }),
            say(isOwn ? 'protocols.signed-own' : 'protocols.signed-by', { name: signedBy, at: signedAt }),
          ].join(say('formats.clause-separator'))}
        </p>
        {certificate && <p className={styles.quiet}>{say('protocols.certificate', certificate)}</p>}
        <p className={styles.quiet}>
          {say('protocols.hash')}{' '}
          <CopyText text={textHash} shown={`${textHash.slice(0, 12)}…`} label={say('protocols.hash-copy', { title })} />
        </p>
        <SignedAgreementNext row={row} />
      </div>
      <PressButton
        size="small"
        icon={<ArrowDownload20Regular />}
        label={say('protocols.download-of', { title, version })}
        busy={presenter.fetching === id}
        onPress={async () => saveFile(await presenter.filePressed(id))}
      >
        {say('protocols.download')}
      </PressButton>
    </li>
  );
});
