/** Loaded into the server before its own code: answers each message with what only the process itself knows, once its garbage is collected. */
process.on('message', () => {
  globalThis.gc();
  process.send({ heap: process.memoryUsage().heapUsed, handles: process.getActiveResourcesInfo().length });
});
process.on('disconnect', () => process.exit());
