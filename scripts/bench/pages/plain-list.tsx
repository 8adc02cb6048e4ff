import { createRoot } from 'react-dom/client';
import { manyCandidates } from './many-candidates.ts';

/** The least that shows a page of a list in React: as many rows, as many columns, nothing to press. */
function PlainList() {
  return (
    <div role="table">
      {manyCandidates(20).map((each) => (
        <div key={each.id} role="row">
          {[
            each.number,
            each.payerName,
            each.supplierName,
            each.funderName,
            each.state,
            each.dueDate,
            each.accountNumber,
          ].map((text, column) => (
            // Columns stay where they are.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={column} role="cell">
              {text}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<PlainList />);
