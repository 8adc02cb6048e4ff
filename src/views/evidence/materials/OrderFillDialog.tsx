import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import type { OrderFill } from '../../../presentation/evidence/materials/commands/order-fill.ts';
import { orDashes } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { TwoValues } from '../shared/TwoValues.tsx';

const useStyles = makeStyles({
  order: { marginTop: '12px', overflowX: 'auto' },
  of: {
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
    margin: 0,
    overflowWrap: 'anywhere',
  },
  same: { fontSize: '12px', color: tokens.colorNeutralForeground3 },
});

/** The orders behind a contract. Each value is beside the contract's, and can be taken over. */
export const OrderFillDialog = observer(function OrderFillDialog({ fill }: { readonly fill: OrderFill }) {
  const styles = useStyles();
  const { say } = useWords();
  const { documentId, views, failure } = fill;
  return (
    <PortalDialog
      open={documentId !== undefined}
      kind="info"
      choosing
      title={say('reuse.order-title')}
      confirmLabel={say('reuse.order-done')}
      onConfirmed={() => fill.closed()}
      onClosed={() => fill.closed()}
    >
      {say('reuse.order-body')}
      {failure && (
        <Notice
          tone="warn"
          live
          small
          actions={
            <PressButton size="small" onPress={async () => fill.retryPressed()}>
              {say('common.retry')}
            </PressButton>
          }
        >
          {say(failure)}
        </Notice>
      )}
      <div role="status">
        {!failure && views === undefined
          ? say('reuse.order-loading')
          : views?.length === 0
            ? say('reuse.order-none')
            : ''}
      </div>
      {views?.map(({ businessNumber, orderNumber, coreName, offers }) => (
        <div key={businessNumber} className={styles.order}>
          <p className={styles.of}>
            {say('reuse.order-of', { number: businessNumber, order: orDashes(orderNumber), core: orDashes(coreName) })}
          </p>
          <TwoValues
            heads={{
              mine: say('reuse.order-stands'),
              theirs: say('reuse.order-says'),
              decide: say('reuse.order-decide'),
            }}
            lines={offers.map(({ id, same, ...values }) => ({
              ...values,
              decide: same ? (
                <span className={styles.same}>{say('reuse.order-same')}</span>
              ) : (
                <PressButton
                  size="small"
                  label={say('reuse.order-take-of', { field: say(values.label), number: businessNumber })}
                  onPress={() => fill.valueTaken(businessNumber, id)}
                >
                  {say('reuse.order-take')}
                </PressButton>
              ),
            }))}
          />
        </div>
      ))}
    </PortalDialog>
  );
});
