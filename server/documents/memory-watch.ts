import { parentPort, workerData } from 'node:worker_threads';

const intervalMilliseconds = 25;
const maxBytes = Number(workerData);

function watch(): void {
  if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL');
}

watch();
parentPort?.postMessage('watching', []);
setInterval(watch, intervalMilliseconds);
