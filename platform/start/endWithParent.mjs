/**
 * Ends the API cleanly when its parent is gone; otherwise a killed starter would leave it holding port and database.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
