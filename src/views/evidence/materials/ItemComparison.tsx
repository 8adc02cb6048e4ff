import type { ItemView } from '../../../presentation/evidence/materials/materials-view-model.ts';
import type { PlainKey } from '../../../words/catalogue.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../design/panels/Notice.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { useMaterials } from './materials-context.ts';

/** The state of the reading during a comparison. */
const readingWords: Readonly<Partial<Record<NonNullable<ItemView['reading']>, PlainKey>>> = {
  'under-way': 'reading.compare-under-way',
  'not-readable': 'reading.compare-not-readable',
};

interface ItemComparisonProps {
  readonly view: ItemView;
  /** Called after the user has confirmed the values, which removes this notice. */
  readonly onDone: () => void;
}

/**
 * The notice after a file was replaced. The old values are suggestions until the user has compared them with the new
 * file.
 */
export function ItemComparison({ view, onDone }: ItemComparisonProps) {
  const { actions } = useMaterials();
  const { say } = useWords();
  const count = view.fields.filter((field) => field.toCompare).length;
  const differing = view.fields.filter((field) => field.toCompare && field.read?.instead !== undefined).length;
  if (count === 0) return null;
  const words = view.reading === undefined ? undefined : readingWords[view.reading];
  // Until the new file is read, the button to confirm the values is not prominent.
  const isKnown = view.reading !== 'under-way' && view.reading !== 'asked';
  const confirmed = (): void => {
    actions.work.comparedPressed(view.documentId);
    onDone();
  };
  return (
    <Notice
      tone="warn"
      live
      title={say('materials.compare-title')}
      actions={
        <>
          {differing > 0 && (
            <PressButton size="small" onPress={() => actions.work.newFileTaken(view.documentId)}>
              {say('reading.take-new', { count: differing })}
            </PressButton>
          )}
          <PressButton
            kind={isKnown ? 'primary' : 'ordinary'}
            size="small"
            label={say('materials.compare-all-of', { name: view.title })}
            onPress={confirmed}
          >
            {say('materials.compare-all')}
          </PressButton>
        </>
      }
    >
      {say('materials.compare-count', { count })}
      {words !== undefined && <div>{say(words)}</div>}
    </Notice>
  );
}
