# Fetches what the page is built with, unless another build has: NPM ci.
if(package-lock.json IS_NEWER_THAN node_modules/.package-lock.json)
  execute_process(COMMAND ${NPM} ci --no-audit --no-fund --loglevel=error COMMAND_ERROR_IS_FATAL ANY)
  file(TOUCH node_modules/.package-lock.json)
endif()
