#compdef ludiade
# Completion of ludiade in zsh: eval "$(ludiade completion zsh)", after compinit
_ludiade() {
    local line name about
    local -a lines candidates
    lines=("${(@f)$(ludiade complete -- "${(@)words[2,CURRENT-1]}" "$PREFIX" 2>/dev/null)}")
    if [[ ${lines[1]} == :files ]]; then
        _files
        return
    fi
    for line in "${lines[@]}"; do
        [[ -n $line ]] || continue
        name=${line%%$'\t'*}
        about=${line#"$name"}
        candidates+=("${name//:/\\:}:${about#$'\t'}")
    done
    _describe ludiade candidates
}
if [[ ${funcstack[1]} == _ludiade ]]; then
    _ludiade "$@"
else
    compdef _ludiade ludiade
fi
