/**
 * Preloaded into the API: ends it cleanly when its parent is gone. Otherwise a killed starter would leave the API
 * holding its port and database.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
