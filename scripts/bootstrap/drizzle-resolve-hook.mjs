import module from 'node:module';

const DRIZZLE = '/node_modules/drizzle-orm/';

// For every file of a package Node parses the package's whole package.json anew, and drizzle-orm's lists hundreds of
// entry points: that cost 0.7 s of every start. A file beside another needs no look-up.
module.registerHooks?.({
  resolve(specifier, context, next) {
    const parent = context.parentURL;
    if (!parent?.includes(DRIZZLE) || !parent.endsWith('.js') || !/^\..*\.js$/.test(specifier)) {
      return next(specifier, context);
    }
    return { url: new URL(specifier, parent).href, format: 'module', shortCircuit: true };
  },
});
