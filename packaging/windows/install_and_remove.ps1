# Installs the app with its setup as a person would, has it check itself, and removes it; ends with the first that fails.
#
#   install_and_remove.ps1 SETUP
param([Parameter(Mandatory)][string]$Setup)
$ErrorActionPreference = "Stop"

function Invoke-Program([string]$Program, [string[]]$Arguments) {
    $process = Start-Process -FilePath $Program -ArgumentList $Arguments -Wait -PassThru -NoNewWindow
    if ($process.ExitCode -ne 0) { throw "$Program ended with $($process.ExitCode)." }
}

$silent = "/VERYSILENT", "/SUPPRESSMSGBOXES", "/NORESTART", "/CURRENTUSER"
$folder = Join-Path $env:LOCALAPPDATA "Programs\Recovery Desktop"
$program = Join-Path $folder "recovery-desktop.exe"

Invoke-Program $Setup $silent
if (-not (Test-Path $program)) { throw "$program was not installed." }
Invoke-Program $program "--self-check"
$link = (Get-Item "HKCU:\Software\Classes\recovery-desktop\shell\open\command").GetValue("")
if ($link -notlike "*$program*") { throw "Links are not its own: $link" }
Invoke-Program (Join-Path $folder "unins000.exe") $silent[0..2]
# The program that removes goes on for a moment in a copy of itself.
foreach ($wait in 1..150) { if (-not (Test-Path $program)) { break }; Start-Sleep -Milliseconds 200 }
if (Test-Path $program) { throw "$program is still there." }
if (Test-Path "HKCU:\Software\Classes\recovery-desktop") { throw "Its links are still there." }
