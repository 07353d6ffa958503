# Completion of ludiade in fish: ludiade completion fish | source
function __ludiade_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    set -l lines (ludiade complete -- $words[2..-1] "$current" 2>/dev/null)
    if test "$lines[1]" = ":files"
        __fish_complete_path "$current"
    else
        string join \n -- $lines
    end
end
complete --command ludiade --no-files --arguments '(__ludiade_complete)'
