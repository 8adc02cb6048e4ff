import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { Circle20Regular } from '@fluentui/react-icons/svg/circle';
import { DismissCircle20Filled } from '@fluentui/react-icons/svg/dismiss-circle';
import { observer } from 'mobx-react-lite';

import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import { certificatePath } from '../../../domain/keys/certificate-path.ts';
import { remedyOf, type OpeningCheck, type OpeningReason } from '../../../domain/products/shared/opening.ts';
import { productAgreements } from '../../../domain/agreements/product-agreement.ts';
import { applyPath, contactManagerPath, realNamePath } from '../../../domain/catalogue/product-paths.ts';
import {
  certificateDaysLeft,
  certificatePlaceOf,
  requirementWords,
  requirementState,
  usualDuration,
} from '../../../presentation/products/product-overview/check-words.ts';
import type { ProductCard } from '../../../presentation/products/product-overview/product-cards.ts';
import type { ProductOverviewPresenter } from '../../../presentation/products/product-overview/product-overview-presenter.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { SupportLine } from '../../design/panels/SupportLine.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useHiddenText } from '../../design/theme/use-hidden-text.ts';
import { useWords } from '../../../words/use-words.ts';
import { saveFile } from '../../design/actions/save-file.ts';
import { unmetCount } from './state-look.ts';
import { UnifiedHint } from './UnifiedHint.tsx';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: '20px 188px minmax(0, 1fr) auto',
    gap: '4px 12px',
    alignItems: 'center',
    minHeight: '48px',
    padding: '6px 16px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    [onPhone]: {
      gridTemplateColumns: '20px minmax(0, 1fr)',
      '& > :nth-child(n + 3)': { gridColumn: '2', justifySelf: 'start' },
    },
  },
  unmet: { backgroundColor: portal.warnRow },
  icon: { display: 'inline-flex' },
  ok: { color: portal.okInk },
  bad: { color: portal.badWords },
  open: { color: tokens.colorNeutralForeground3 },
  strong: { fontWeight: 600 },
  quiet: { color: tokens.colorNeutralForeground3 },
  mend: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px 16px',
    padding: '14px 16px',
    borderTop: `1px solid ${portal.hairline}`,
    backgroundColor: portal.quiet,
    borderRadius: `0 0 ${tokens.borderRadiusLarge} ${tokens.borderRadiusLarge}`,
  },
  hint: { padding: '0 16px 12px' },
  ways: { display: 'flex', flexWrap: 'wrap', gap: '0 4px' },
});

/** The conditions whose link leads to the company's real-name form. */
const leadsToForm: ReadonlySet<OpeningReason> = new Set([
  'needs-real-name',
  'review-failed',
  'under-review',
  'real-name-under-way',
]);

interface RowProps {
  readonly check: OpeningCheck;
  readonly card: ProductCard;
  readonly presenter: ProductOverviewPresenter;
}

const Row = observer(function Row({ check, card, presenter }: RowProps) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const { say } = useWords();
  const { requirement, because } = check;
  const { value } = presenter.content;
  if (!value) return null;
  const toSign = because === 'agreement-unsigned';
  const [Icon, tone, told] =
    because === undefined
      ? ([CheckmarkCircle20Filled, styles.ok, 'products.met'] as const)
      : toSign
        ? ([Circle20Regular, styles.open, 'products.open-point'] as const)
        : ([DismissCircle20Filled, styles.bad, 'products.unmet'] as const);
  const remedy = because && remedyOf(because);
  const [time, left] = [
    usualDuration(check),
    certificateDaysLeft(check, value.certification, shanghaiDate(value.checkedAt)),
  ];
  return (
    <li className={mergeClasses(styles.row, because !== undefined && !toSign && styles.unmet)}>
      <span className={mergeClasses(styles.icon, tone)} role="img" aria-label={say(told)}>
        <Icon />
      </span>
      <span className={mergeClasses(because !== undefined && styles.strong)}>{say(requirementWords[requirement])}</span>
      <div>
        <span className={mergeClasses(because === undefined && styles.quiet)}>
          {say(requirementState(check, value.certification, card.opening.checks))}
        </span>
        {left !== undefined && (
          <StateBadge tone="warn" size="small">
            {say('products.days-left', { days: left })}
          </StateBadge>
        )}
        {remedy === 'hotline' && <div className={styles.mend}>{say('products.mend-hotline')}</div>}
        {remedy === 'certification' && <div className={styles.mend}>{say('products.mend-certification')}</div>}
        {remedy === 'review' && <div className={styles.mend}>{say('products.mend-review')}</div>}
        {requirement === 'agreement' && value.projectCode !== '' && (
          <div className={styles.mend}>{say('products.project-code', { code: value.projectCode })}</div>
        )}
        {toSign && (
          <div className={styles.mend}>
            {say('notices.agreement-version', { version: productAgreements[card.product].version })}
            {say('formats.clause-separator')}
            {say('products.mend-agreement')}
          </div>
        )}
        {toSign && presenter.signedBy.length > 0 && (
          <div className={styles.mend}>{say('signing.demand', { kinds: presenter.signedBy })}</div>
        )}
        {time && <div className={styles.mend}>{say(time)}</div>}
        {requirement === 'role' && value.company.openers.length > 0 && (
          <div className={styles.mend}>{say('products.openers', { names: value.company.openers })}</div>
        )}
      </div>
      {because && leadsToForm.has(because) && (
        <PortalLink to={realNamePath} strong>
          {say(remedy === 'certification' ? 'products.go-certify' : 'products.see-certification')}
        </PortalLink>
      )}
      {requirement === 'role' && because && (
        <PortalLink to={contactManagerPath} strong>
          {say('products.who-may')}
          <span className={hidden}> {say(requirementWords.role)}</span>
        </PortalLink>
      )}
      {left !== undefined && (
        <PortalLink to={certificatePath('own')}>
          {say('products.renew-certificates')}
          <span className={hidden}> {say(requirementWords[requirement])}</span>
        </PortalLink>
      )}
      {remedy === 'certificates' && because && (
        <PortalLink to={certificatePath(certificatePlaceOf(because))} strong>
          {say(
            because === 'hard-certificate-expired' || because === 'soft-certificate-expired'
              ? 'products.renew-certificates'
              : because === 'not-certified'
                ? 'products.apply-key'
                : 'products.mend-certificates',
          )}
          <span className={hidden}> {say(requirementWords[requirement])}</span>
        </PortalLink>
      )}
      {requirement === 'application' && because && (
        <PortalLink to={applyPath(card.product)} strong>
          {say(
            because === 'needs-application'
              ? 'products.go-apply'
              : because === 'application-returned'
                ? 'products.go-mend-application'
                : 'products.see-application',
          )}
        </PortalLink>
      )}
      {requirement === 'agreement' && (
        <span className={styles.ways}>
          <PressButton kind="subtle" size="small" onPress={() => presenter.readPressed()}>
            {say('products.read')}
          </PressButton>
          <PressButton
            kind="subtle"
            size="small"
            busy={presenter.fetching}
            onPress={async () => saveFile(await presenter.filePressed())}
          >
            {say('products.agreement-file')}
          </PressButton>
        </span>
      )}
    </li>
  );
});

/**
 * The conditions of a product, each with its state and the person who can meet it, and the button that opens the
 * product (checklist F-116).
 */
export const ConditionsCard = observer(function ConditionsCard({ card, presenter }: Omit<RowProps, 'check'>) {
  const styles = useStyles();
  const { say } = useWords();
  const { checks, reasons, state, answer } = card.opening;
  const { value } = presenter.content;
  const [left, ready] = [unmetCount(card), state === 'openable'];
  const onlyRole = reasons.every((reason) => reason === 'role' || reason === 'agreement-unsigned');
  const next = ready
    ? answer.kind === 'sign'
      ? 'products.ready-signing'
      : 'products.ready-signed'
    : onlyRole
      ? 'products.left-role'
      : state === 'under-review'
        ? 'products.left-review'
        : 'products.left-mixed';
  return (
    <Card
      title={say('products.conditions')}
      note={say('products.conditions-met', {
        met: checks.filter(({ because }) => because === undefined).length,
        all: checks.length,
      })}
      more={
        <>
          {value && <span className={styles.quiet}>{say('products.checked', { at: value.checkedAt })} </span>}
          <PressButton kind="subtle" size="small" onPress={async () => presenter.checkPressed()}>
            {say('products.check-again')}
          </PressButton>
        </>
      }
    >
      {presenter.hint && (
        <div className={styles.hint}>
          <UnifiedHint hint={presenter.hint} />
        </div>
      )}
      <ul className={styles.list}>
        {checks.map((check) => (
          <Row key={check.requirement} check={check} card={card} presenter={presenter} />
        ))}
      </ul>
      <div className={styles.foot}>
        <PressButton
          kind={ready ? 'primary' : 'ordinary'}
          size="large"
          busy={presenter.busy}
          onPress={async () => presenter.openPressed()}
        >
          {say(
            answer.kind === 'sign'
              ? 'products.open-signing'
              : answer.kind === 'prerequisite' && answer.to === 'application'
                ? reasons.includes('needs-application')
                  ? 'products.go-apply'
                  : 'products.see-application'
                : 'products.open',
          )}
        </PressButton>
        <div>
          <div className={styles.strong}>
            {ready
              ? say(answer.kind === 'sign' ? 'products.only-signing' : 'products.ready')
              : say('products.left', { count: left })}
          </div>
          <div className={styles.mend}>{say(next)}</div>
          {reasons.some((reason) => remedyOf(reason) === 'hotline') && (
            <div className={styles.mend}>
              {say('products.refused-help')} <SupportLine />
            </div>
          )}
        </div>
      </div>
    </Card>
  );
});
