// Loaded into the emulator before its own code: it ends with the process that started it, killed or not.
process.on('disconnect', () => process.exit())
