Feature: Assembling a package
  Users upload invoices, contracts and letters and fill in their fields. The portal saves every entry at once.

  Background:
    Given Zhou Siyuan is signed in
    And Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"

  Scenario: The funder's standard determines which materials are needed
    Then the package asks for:
      | stage           | material     | needed   |
      | Authorisation   | 融资申请授权书 | required |
      | Contracts       | 贸易合同     | required |
      | Invoices        | 发票         | required |
      | Other documents | 收款账户变更函 | required |
      | Other documents | 其他补充资料   | optional |

  Rule: A file that breaks a limit is refused with a reason and is not sent

    Scenario Outline: <file> is not accepted as <material>
      When Zhou Siyuan uploads a <kind> file "<file>" of <size> as "<material>"
      Then "<file>" is refused with "<reason>"

      Examples:
        | file     | kind  | size    | material | reason                                                             |
        | 对账单.xlsx | xlsx  | 20 KB   | 发票       | Only jpg, jpeg, png, pdf, xml, ofd are accepted here.              |
        | 发票.pdf   | pdf   | 5121 KB | 发票       | The file exceeds 5 MB. Please reduce its size and upload it again. |
        | 变更函.png  | png   | 20 KB   | 收款账户变更函  | Only pdf are accepted here.                                        |
        | 空.pdf    | empty | 0 KB    | 发票       | The file is empty. Please choose another.                          |

    @wire
    Scenario Outline: The content of a file decides whether it is accepted: <file>
      When Zhou Siyuan uploads a <kind> file "<file>" of <size> as "发票"
      Then "<file>" is refused with "<reason>"

      Examples:
        | file   | kind          | size | reason                                                                                              |
        | 加密.pdf | encrypted pdf | 2 KB | The file is encrypted, so reviewers cannot open it. Please remove the password and upload it again. |
        | 改名.pdf | renamed text  | 2 KB | The content of the file does not match its extension. Please upload the original.                   |
        | 照片.jpg | png named jpg | 2 KB | The content of the file does not match its extension. Please upload the original.                   |

    Scenario Outline: A picture in a format that reviewers cannot open is refused by its name: <file>
      When Zhou Siyuan uploads a <kind> file "<file>" of 1 KB as "发票"
      Then "<file>" is refused with "<reason>"

      Examples:
        | file         | kind            | reason                                                                                                                                                                                                |
        | IMG_2041.jpg | heic photograph | This is a HEIC photograph, which cannot be opened here. On an iPhone: Settings › Camera › Formats › Most Compatible, then take it again, or share it as JPEG. Then upload the JPEG.                     |
        | 微信图片.jpg | webp picture    | This is a WebP picture that this browser cannot convert, or it is damaged. Please save it as JPEG or PNG and upload that.                                                                              |
        | 扫描.tif     | tiff scan       | This is a TIFF picture, which cannot be opened here. Please choose PDF or JPEG in the scanner’s program, or save it as one of these, and upload that.                                                 |

    Scenario: A scanned contract of 20 MB is accepted
      When Zhou Siyuan uploads a pdf file "合同扫描件.pdf" of 20480 KB as "贸易合同"
      Then "合同扫描件.pdf" has arrived

  Rule: At most five files are uploaded at the same time

    Scenario: Five of eight invoices upload while three wait
      When Zhou Siyuan drops 8 invoices while nothing gets through
      Then 5 of them are on their way and 3 are waiting
      When everything gets through again
      Then all 8 invoices have arrived

  Rule: A lost connection pauses the uploads, and no file that has arrived is sent again

    Scenario: Uploads resume after the connection is lost halfway
      Given Zhou Siyuan has uploaded the invoice "01287734"
      When the connection is lost and Zhou Siyuan drops 2 invoices
      Then both are paused until the connection is back
      When the connection is back
      Then 3 invoices have arrived, each once

    Scenario: Files that had not arrived are named when the user comes back
      When the connection is lost and Zhou Siyuan drops 2 invoices
      And Zhou Siyuan closes the portal and comes back
      Then the two files are named as not having arrived
      When Zhou Siyuan picks both again
      Then 2 invoices have arrived, each once

  Rule: A large file is uploaded in parts, and parts that have arrived are not sent again

    @extension
    Scenario: The upload of a large file resumes after the connection is lost
      When Zhou Siyuan uploads the scanned contract "合同扫描件.pdf" of 6 MB, and the connection is lost after 4 MB
      Then "合同扫描件.pdf" waits for the connection with 4 MB come
      When the connection is back
      Then "合同扫描件.pdf" has arrived
      And less than 0.5 MB of the 6 MB were sent twice

    @extension
    Scenario: The upload of a large file resumes after the connection is lost repeatedly
      When Zhou Siyuan uploads the scanned contract "合同扫描件.pdf" of 6 MB, and the connection is lost after 2 MB
      And the connection is back, and lost after another 3 MB
      Then "合同扫描件.pdf" waits for the connection with 5 MB come
      When the connection is back
      Then "合同扫描件.pdf" has arrived
      And less than 1 MB of the 6 MB were sent twice

    @extension
    Scenario: The upload of a large file resumes after the file store was unavailable
      When Zhou Siyuan uploads the scanned contract "合同扫描件.pdf" of 6 MB, and the file store goes away after 3 MB
      And the file store is there again
      Then "合同扫描件.pdf" has arrived
      And less than 0.5 MB of the 6 MB were sent twice

    @extension @wire
    Scenario: The upload of a large file resumes after the browser was closed and the file is picked again
      Given Zhou Siyuan uploads the scanned contract "合同扫描件.pdf" of 6 MB, and the connection is lost after 4 MB
      When Zhou Siyuan closes the portal and comes back
      Then "合同扫描件.pdf" is asked for again, with 4 MB come
      When Zhou Siyuan picks "合同扫描件.pdf" of 6 MB for it
      Then "合同扫描件.pdf" has arrived
      And less than 0.5 MB of the 6 MB were sent twice

    @extension
    Scenario: The browser finds a partly uploaded file by itself
      Given Zhou Siyuan's browser tells where picked files lie
      And Zhou Siyuan uploads the scanned contract "合同扫描件.pdf" of 6 MB, and the connection is lost after 4 MB
      When Zhou Siyuan closes the portal and comes back
      And Zhou Siyuan goes on with "合同扫描件.pdf" where it lies
      Then "合同扫描件.pdf" has arrived
      And less than 0.5 MB of the 6 MB were sent twice

    @extension
    Scenario Outline: A partly uploaded file that <what> is not resumed
      Given Zhou Siyuan's browser tells where picked files lie
      And Zhou Siyuan uploads the scanned contract "合同扫描件.pdf" of 6 MB, and the connection is lost after 4 MB
      And Zhou Siyuan closes the portal and comes back
      And <trouble>
      When Zhou Siyuan goes on with "合同扫描件.pdf" where it lies
      Then it is not taken, because "<reason>"
      And "合同扫描件.pdf" is asked for again, with 4 MB come

      Examples:
        | what                   | trouble                                      | reason           |
        | is no longer there     | the file has been moved since                | not where it was |
        | is another file by now | the file has been changed since              | has been changed |
        | may not be read        | Zhou Siyuan does not let the browser read it | not allowed      |

    @extension
    Scenario: The file must be picked again where the browser does not keep its location
      Given Zhou Siyuan uploads the scanned contract "合同扫描件.pdf" of 6 MB, and the connection is lost after 4 MB
      When Zhou Siyuan closes the portal and comes back
      Then "合同扫描件.pdf" is asked for again, with 4 MB come
      And "合同扫描件.pdf" is to be picked

    @extension
    Scenario: Only the user who began an upload can resume it on another computer
      Given Zhou Siyuan uploads the scanned contract "合同扫描件.pdf" of 6 MB, and the connection is lost after 4 MB
      Then Li Min is asked for nothing in the package
      When Zhou Siyuan opens the package on another computer
      Then "合同扫描件.pdf" is asked for again, with 4 MB come

    @extension @wire
    Scenario Outline: A partly uploaded file is not resumed from <what>
      Given Zhou Siyuan uploads the scanned contract "合同扫描件.pdf" of 6 MB, and the connection is lost after 4 MB
      And Zhou Siyuan closes the portal and comes back
      When Zhou Siyuan picks <file> for it
      Then it is not taken, because "<reason>"
      And "合同扫描件.pdf" is asked for again, with 4 MB come

      Examples:
        | what                    | file                                 | reason         |
        | a file of another size  | "合同扫描件.pdf" of 5 MB             | another size   |
        | a file with other bytes | another "合同扫描件.pdf" of 6 MB     | content        |

    @extension
    Scenario: An upload stops when its user signs out, and another user cannot see it
      Given Zhou Siyuan uploads the scanned contract "合同扫描件.pdf" of 6 MB, and the file store goes away after 4 MB
      When Zhou Siyuan signs out, and the file store is there again
      And Li Min signs in there and has the package open for a minute
      Then nothing of it went on, and Li Min is asked for nothing
      When Li Min signs out
      And Zhou Siyuan signs in there and opens the package
      Then "合同扫描件.pdf" is asked for again, with 4 MB come

    @extension @wire
    Scenario: A partly uploaded file can be dropped
      Given Zhou Siyuan uploads the scanned contract "合同扫描件.pdf" of 6 MB, and the connection is lost after 4 MB
      And Zhou Siyuan closes the portal and comes back
      When Zhou Siyuan lets "合同扫描件.pdf" go
      And Zhou Siyuan closes the portal and comes back
      Then Zhou Siyuan is asked for nothing in the package

  Rule: Each failure of the file store has its own message

    @wire
    Scenario Outline: An upload is refused with a reason when the file store <trouble>
      Given the file store <trouble>
      When Zhou Siyuan uploads a pdf file "01287736.pdf" of 20 KB as "发票"
      Then "01287736.pdf" is refused with "<reason>"

      Examples:
        | trouble                          | reason                                                                                                                                                |
        | is full                          | The file storage is full, so the file was not uploaded. Please send a screenshot to online service, then try again.                                   |
        | can only be read                 | The file store is under maintenance. Please try again later; if it persists, please send a screenshot to online service.                              |
        | refuses every request            | The file storage did not take this upload; it may have waited too long. Please try again; if it persists, please send a screenshot to online service. |
        | gives answers that make no sense | The file storage returned invalid data, so the file was not uploaded. Please try again; if it persists, please send a screenshot to online service.   |

    Scenario: An upload waits until the file store is available again
      Given the file store is away
      When Zhou Siyuan drops an invoice that waits for the file store
      And the file store is there again
      Then 1 invoices have arrived

  Rule: Fields are saved as the user types and never overwrite a colleague's entries

    Scenario: Entries are kept when the user closes the portal and comes back
      Given Zhou Siyuan has uploaded the invoice "01287734"
      When Zhou Siyuan fills in the invoice "01287734" as a "GENERAL_VAT_ELEC" for ¥96,300.00
      And Zhou Siyuan closes the portal and comes back
      Then the invoice "01287734" is for ¥96,300.00

    @extension @wire
    Scenario: The second of two clerks who change the same invoice is told and decides
      Given Zhou Siyuan has uploaded the invoice "01287734"
      And Li Min is signed in and has the package open
      When Li Min fills in the invoice "01287734" as a "GENERAL_VAT_ELEC" for ¥100.00
      And Zhou Siyuan fills in the invoice "01287734" as a "GENERAL_VAT_ELEC" for ¥200.00
      Then Zhou Siyuan is told that "李敏" has just changed it
      When Zhou Siyuan keeps the own version
      Then the invoice "01287734" is for ¥200.00

    @wire
    Scenario: Invoices that two clerks upload at the same time are all kept
      Given Li Min is signed in and has the package open
      When Zhou Siyuan and Li Min each upload 2 invoices at the same time
      Then the package holds 4 invoices

  Rule: Several invoices are filled in one after another

    Scenario: Only one of several uploaded invoices is open at a time
      When Zhou Siyuan uploads the invoices "01287734", "01287735" and "01287736"
      Then one of them stands open to be filled in

    Scenario: The next invoice opens with the type of the one before
      Given Zhou Siyuan has uploaded the invoices "01287734", "01287735" and "01287736"
      And Zhou Siyuan has filled in the one that stands open as a "GENERAL_VAT_ELEC"
      When Zhou Siyuan goes on to the next
      Then another stands open as a "GENERAL_VAT_ELEC"

    Scenario: The last invoice stays open when there is no next one
      Given Zhou Siyuan has uploaded the invoice "01287734"
      When Zhou Siyuan goes on to the next
      Then the invoice "01287734" still stands open

    Scenario: Several invoices are removed together
      Given Zhou Siyuan has uploaded the invoices "01287734", "01287735" and "01287736"
      When Zhou Siyuan removes the invoices "01287734" and "01287736" together
      Then only the invoice "01287735" is left

  Rule: The third amount of an invoice is calculated from the other two

    Scenario Outline: The missing amount is calculated from <given>
      Given Zhou Siyuan has uploaded the invoice "01287734"
      When Zhou Siyuan fills in the invoice "01287734" with <given>
      Then the invoice "01287734" says ¥85,221.24 without tax, ¥11,078.76 of tax and ¥96,300.00 in total

      Examples:
        | given                                             |
        | ¥85,221.24 without tax and ¥11,078.76 of tax       |
        | ¥85,221.24 without tax and ¥96,300.00 in total     |
        | ¥11,078.76 of tax and ¥96,300.00 in total          |

    Scenario: Amounts that contradict each other are kept as typed, and the total is refused
      Given Zhou Siyuan has uploaded the invoice "01287734"
      When Zhou Siyuan fills in the invoice "01287734" with ¥100.00 without tax and ¥114.00 in total
      And Zhou Siyuan fills in the invoice "01287734" with ¥13.00 of tax
      Then the invoice "01287734" says ¥100.00 without tax, ¥13.00 of tax and ¥114.00 in total
      And its total is refused with "Amount and tax do not add up to the total"

  Rule: An invoice that appears twice is reported with both files

    Scenario: Two files with the same invoice number are reported as the same invoice
      Given Zhou Siyuan has uploaded the invoices "01287734" and "01287735"
      When Zhou Siyuan fills in the invoice "01287734" as a "GENERAL_VAT_ELEC" for ¥96,300.00
      And Zhou Siyuan fills in the invoice "01287735" with the number "01287734"
      Then the invoice "01287735" is told to be the same as "01287734.pdf"

  Rule: The user continues at the first unfinished place

    Scenario: The user returns to a contract that is not filled in
      Given Zhou Siyuan has uploaded the letter "授权书.pdf"
      And Zhou Siyuan has uploaded a contract
      When Zhou Siyuan closes the portal and comes back
      Then Zhou Siyuan is at the contract

  Rule: A document that a colleague uploaded appears at once

    @wire
    Scenario: The second clerk who uploads the only authorisation letter sees the first one
      Given Li Min is signed in and has the package open
      And Li Min has uploaded the letter "Li Min.pdf"
      When Zhou Siyuan uploads the letter "Zhou Siyuan.pdf"
      Then Zhou Siyuan is told that "李敏" was faster, and sees "Li Min.pdf"

  Rule: A special invoice has no check code

    Scenario Outline: The check code of an invoice of type <type> is <fate>
      Given Zhou Siyuan has uploaded the invoice "01287734"
      When Zhou Siyuan fills in the check code of the invoice "01287734" and then chooses the type "<type>"
      Then its check code is <fate>

      Examples:
        | type               | fate    |
        | GENERAL_VAT        | kept    |
        | GENERAL_VAT_ELEC   | kept    |
        | SPECIAL_VAT        | cleared |
        | SPECIAL_VAT_ELEC   | cleared |
        | E_SPECIAL_VAT_ELEC | cleared |

  Rule: A contract number has at most 32 letters or digits

    Scenario Outline: The contract number "<number>" is <verdict>
      Given Zhou Siyuan has uploaded a contract
      When Zhou Siyuan gives the contract the number "<number>"
      Then the contract number is <verdict>

      Examples:
        | number                            | verdict                                                  |
        | QH2026A0917                       | accepted                                                 |
        | QH-2026(A)-0917                   | refused with "Only up to 32 digits or letters allowed"   |
        | QH202600000000000000000000000000X33 | refused with "Only up to 32 digits or letters allowed" |

    Scenario: Separators are removed from a contract number, and the number on paper is kept
      Given Zhou Siyuan has uploaded a contract
      When Zhou Siyuan gives the contract the number "QH-2026(A)-0917"
      And Zhou Siyuan has its separators removed
      Then the contract number is accepted
      And Li Min sees the contract "QH2026A0917", which is "QH-2026(A)-0917" on paper

    Scenario: A contract number that is too long does not prevent other fields from being saved
      Given Zhou Siyuan has uploaded a contract
      When Zhou Siyuan gives the contract a number of 65 letters and the amount ¥1,200,000.00
      Then the contract number is refused with "Only up to 32 digits or letters allowed"
      And Zhou Siyuan still sees the 65 letters
      And Li Min sees the contract for ¥1,200,000.00 without a number

  Rule: A company can open only its own packages

    Scenario: A clerk of another company cannot open the package
      Given He Qinghe is signed in
      When He Qinghe opens the package
      Then He Qinghe is told that it does not exist
