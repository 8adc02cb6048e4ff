import { leanMemory } from './composition/lean-memory.ts';
import { GroundRefusal } from './ground/ground-refusal.ts';

leanMemory();
// Only now, because what is read before the program starts over is read twice.
const { startProgram } = await import('./composition/start-program.ts');
startProgram().catch((failure: unknown) => {
  console.error(failure instanceof GroundRefusal ? failure.message : failure);
  process.exitCode = 1;
});
