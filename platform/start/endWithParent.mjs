/**
 * Loaded into the API before its own code: ends it in order when the process that started it is gone, however that
 * came about. Without it, a killed starter would leave the API holding its port and its database.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
