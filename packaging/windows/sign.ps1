# Signs every executable and library below a folder with the certificate of the environment (CERTIFICATE in base64, PASSWORD).
param(
    [Parameter(Mandatory)] [string] $Folder,
    [string[]] $Filter = @('*.exe', '*.dll', '*.pyd')
)
$ErrorActionPreference = 'Stop'

$file = Join-Path ([IO.Path]::GetTempPath()) 'signing.pfx'
[IO.File]::WriteAllBytes($file, [Convert]::FromBase64String($env:CERTIFICATE))
try {
    $tool = Get-ChildItem "${env:ProgramFiles(x86)}\Windows Kits\10\bin\*\x64\signtool.exe" | Sort-Object FullName | Select-Object -Last 1
    if (-not $tool) { throw 'signtool.exe is missing; install the Windows SDK.' }
    # What another maker has signed stays theirs.
    $unsigned = Get-ChildItem $Folder -Recurse -Include $Filter | Where-Object { (Get-AuthenticodeSignature $_).Status -ne 'Valid' }
    foreach ($one in $unsigned) {
        & $tool sign /fd sha256 /tr http://timestamp.digicert.com /td sha256 /f $file /p $env:PASSWORD /q $one.FullName
        if ($LASTEXITCODE -ne 0) { throw "$($one.Name) could not be signed." }
    }
}
finally {
    Remove-Item $file
}
