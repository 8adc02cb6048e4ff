import { makeStyles, tokens } from '@fluentui/react-components';
import type {
  AnswerMaterialView,
  AnswerStageView,
} from '../../../presentation/evidence/check-answers/check-answers-view-model.ts';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { Card } from '../../design/panels/Card.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { AnswerItem } from './AnswerItem.tsx';

const useStyles = makeStyles({
  material: { padding: '12px 16px', borderTop: `1px solid ${portal.hairlineSoft}` },
  name: { margin: '0 0 6px', fontSize: '14px', lineHeight: '20px', fontWeight: 600 },
  count: {
    marginLeft: '8px',
    fontSize: '12px',
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground3,
  },
  none: { color: tokens.colorNeutralForeground3 },
  items: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '12px' },
});

export interface AnswerStageProps {
  readonly stage: AnswerStageView;
  readonly editable: boolean;
  readonly onLooked: (fileId: string) => void;
  readonly onExpected: () => void;
  readonly onOriginal: (documentId: string) => void;
}

/** The documents of one stage, with the links to change them. */
export function AnswerStage({ stage, editable, onLooked, onExpected, onOriginal }: AnswerStageProps) {
  const styles = useStyles();
  const { say } = useWords();
  const name = say(`materials.stage-${stage.stage}`);
  const countsOf = ({ items, total, pending }: AnswerMaterialView): readonly string[] => [
    ...(items.length > 1 ? [say('materials.items-count', { count: items.length })] : []),
    ...(total === undefined ? [] : [say('check.total', { total: money(total) })]),
    ...(pending > 0
      ? [say(total === undefined ? 'check.pending' : 'check.pending-not-counted', { count: pending })]
      : []),
  ];
  return (
    <Card
      title={name}
      more={
        editable &&
        stage.path !== undefined && (
          <PortalLink to={stage.path} label={say('check.change-of', { name })}>
            {say('check.change')}
          </PortalLink>
        )
      }
    >
      {stage.materials.map((material) => (
        <div key={material.materialId} className={styles.material}>
          <h3 className={styles.name}>
            {say('materials.name', { name: material.name })}
            {countsOf(material).length > 0 && (
              <span className={styles.count}>{countsOf(material).join(say('formats.clause-separator'))}</span>
            )}
          </h3>
          {material.items.length === 0 && material.pending === 0 && (
            <div className={styles.none}>{say(material.required ? 'check.none' : 'check.optional-none')}</div>
          )}
          <ul className={styles.items}>
            {material.items.map((item) => (
              <AnswerItem
                key={item.documentId}
                item={item}
                changeable={editable && material.items.length > 1}
                onLooked={onLooked}
                onExpected={onExpected}
                onOriginal={onOriginal}
              />
            ))}
          </ul>
        </div>
      ))}
    </Card>
  );
}
