Feature: Viewing the documents of a package
  Users read documents beside the form. They zoom, rotate, turn pages and go from one document to the next. A document
  that cannot be shown gives the reason and can still be downloaded.

  Background:
    Given Zhou Siyuan is signed in
    And Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"
    And Zhou Siyuan has put these documents into the package:
      | document      | kind       | size   | material |
      | 采购合同.pdf    | 3-page pdf | 300 KB | 贸易合同   |
      | 补充协议.pdf    | pdf        | 20 KB  | 贸易合同   |
      | 01287734.pdf  | pdf        | 20 KB  | 发票      |
      | 01287735.png  | png        | 1 KB   | 发票      |

  Rule: A document is shown with the other documents of the same step

    Scenario Outline: <document> is shown with its place among the documents
      When Zhou Siyuan looks at "<document>"
      Then page <page> of "<document>" is seen, which is document <place>

      Examples:
        | document      | page   | place  |
        | 采购合同.pdf    | 1 of 3 | 1 of 2 |
        | 01287734.pdf  | 1 of 1 | 1 of 2 |
        | 01287735.png  | 1 of 1 | 2 of 2 |

    Scenario Outline: The <neighbour> of <document> is shown
      Given Zhou Siyuan is looking at "<document>"
      When Zhou Siyuan goes on to the <neighbour>
      Then page <page> of "<seen>" is seen, which is document <place>

      Examples:
        | document      | neighbour         | page   | seen          | place  |
        | 采购合同.pdf    | next document     | 1 of 1 | 补充协议.pdf    | 2 of 2 |
        | 01287734.pdf  | next document     | 1 of 1 | 01287735.png  | 2 of 2 |
        | 01287735.png  | next document     | 1 of 1 | 01287735.png  | 2 of 2 |
        | 01287735.png  | previous document | 1 of 1 | 01287734.pdf  | 1 of 2 |
        | 采购合同.pdf    | previous document | 1 of 3 | 采购合同.pdf    | 1 of 2 |

    Scenario: A sample is shown beside its template
      When Zhou Siyuan looks at "融资申请授权书（示例）.pdf"
      Then page 1 of 1 of "融资申请授权书（示例）.pdf" is seen, which is document 1 of 2

  Rule: A long document is shown page by page

    Scenario Outline: The contract is turned to its <which> page
      Given Zhou Siyuan is looking at "采购合同.pdf"
      When Zhou Siyuan turns over to the <which> page
      Then page <page> of "采购合同.pdf" is seen, which is document 1 of 2

      Examples:
        | which    | page   |
        | next     | 2 of 3 |
        | last     | 3 of 3 |
        | previous | 1 of 3 |

    Scenario: The last page has no next page
      Given Zhou Siyuan is looking at "采购合同.pdf"
      And Zhou Siyuan has turned over to the last page
      When Zhou Siyuan turns over to the next page
      Then page 3 of 3 of "采购合同.pdf" is seen, which is document 1 of 2

  Rule: Each zoom step changes the size by a tenth

    Scenario Outline: Zooming <steps> <direction> changes the size of the document
      Given Zhou Siyuan is looking at "<document>"
      When Zhou Siyuan goes <steps> <direction>
      Then it is seen at <size> of its size

      Examples:
        | document      | steps    | direction | size |
        | 采购合同.pdf    | 1 step   | nearer    | 110% |
        | 采购合同.pdf    | 2 steps  | nearer    | 121% |
        | 采购合同.pdf    | 1 step   | back      | 90%  |
        | 采购合同.pdf    | 2 steps  | back      | 81%  |
        | 01287735.png  | 1 step   | nearer    | 110% |

    Scenario Outline: The zoom is limited to between 10% and 500%
      Given Zhou Siyuan is looking at "采购合同.pdf"
      When Zhou Siyuan goes <steps> steps <direction>
      Then it is seen at <size> of its size

      Examples:
        | steps | direction | size |
        | 18    | nearer    | 500% |
        | 23    | back      | 10%  |

  Rule: A document is rotated in quarter turns

    Scenario Outline: A document is rotated by <quarters>
      Given Zhou Siyuan is looking at "<document>"
      When Zhou Siyuan turns it by <quarters>
      Then it stands at <degrees>°

      Examples:
        | document      | quarters   | degrees |
        | 采购合同.pdf    | 1 quarter  | 90      |
        | 采购合同.pdf    | 3 quarters | 270     |
        | 采购合同.pdf    | 4 quarters | 0       |
        | 01287735.png  | 2 quarters | 180     |

    Scenario: The next document is shown upright and at its own size
      Given Zhou Siyuan is looking at "采购合同.pdf"
      And Zhou Siyuan has turned and enlarged it
      When Zhou Siyuan goes on to the next document
      Then it stands at 0°
      And it is seen at 100% of its size

  Rule: A document keeps its rotation and zoom

    Scenario: The rotation and zoom are kept after viewing the next document
      Given Zhou Siyuan is looking at "采购合同.pdf"
      And Zhou Siyuan has turned and enlarged it
      When Zhou Siyuan goes on to the next document
      And Zhou Siyuan goes on to the previous document
      Then it stands at 90°
      And it is seen at 110% of its size

  Rule: Two documents can be viewed side by side

    Scenario: An invoice is viewed beside a contract
      Given Zhou Siyuan is looking at "01287734.pdf"
      When Zhou Siyuan lays another document beside it
      Then "采购合同.pdf" lies beside it
      When Zhou Siyuan takes "补充协议.pdf" there instead
      Then "补充协议.pdf" lies beside it
      And page 1 of 1 of "01287734.pdf" is seen, which is document 1 of 2

    Scenario: A contract is viewed beside its supplement
      Given Zhou Siyuan is looking at "采购合同.pdf"
      When Zhou Siyuan lays another document beside it
      Then "补充协议.pdf" lies beside it

  Rule: Text in a document is found, in full width and half width

    Background:
      Given the contract "采购合同.pdf" is an OFD of two pages
      And Zhou Siyuan is looking at "采购合同.pdf"

    Scenario Outline: The text <text> is found in the document
      When Zhou Siyuan looks for "<text>" in it
      Then it is found <times>, first on page <page>

      Examples:
        | text           | times   | page |
        | 第二页         | 1 time  | 2    |
        | 页             | 1 time  | 2    |
        | 专用 发票       | 1 time  | 1    |
        | (增值税        | 1 time  | 1    |

    Scenario: Text that the document does not contain is not found
      When Zhou Siyuan looks for "红字" in it
      Then it is not found

  Rule: Data files are shown as readable text

    Scenario Outline: A contract that <form> is shown as readable text
      Given the contract "采购合同.pdf" <form>
      When Zhou Siyuan looks at "采购合同.pdf"
      Then Zhou Siyuan reads "<words>" in it

      Examples:
        | form                       | words                    |
        | is the XML of an e-invoice | 26992000000001280371     |
        | is the XML of an e-invoice | 启衡重工集团股份有限公司 |
        | is the XML of an e-invoice | 642300.00                |
        | is a workbook              | 轴承座 120 18432.5       |
        | is a workbook              | 与合同一致               |
        | is a text                  | 分两批交货               |

    Scenario: The data of an electronic invoice are shown
      Given Zhou Siyuan has put these documents into the package:
        | document      | kind      | size | material |
        | 数电发票.xml    | e-invoice | 2 KB | 发票      |
      When Zhou Siyuan looks at "数电发票.xml"
      Then Zhou Siyuan reads "宁波砚舟精密铸造有限公司" in it

    Scenario: An OFD is shown page by page and can be rotated
      Given the contract "采购合同.pdf" is an OFD of two pages
      And Zhou Siyuan is looking at "采购合同.pdf"
      When Zhou Siyuan turns over to the last page
      Then page 2 of 2 of "采购合同.pdf" is seen, which is document 1 of 2
      When Zhou Siyuan turns it by 1 quarter
      Then it stands at 90°

  Rule: A document that cannot be shown gives the reason and can be downloaded

    Scenario Outline: A contract that <trouble> is not shown but can be downloaded
      Given the contract "采购合同.pdf" <trouble>
      When Zhou Siyuan looks at "采购合同.pdf"
      Then Zhou Siyuan is told "<reason>"
      And Zhou Siyuan can download it as "采购合同.pdf"

      Examples:
        | trouble                          | reason                                                                               |
        | is in a format of its own        | This format cannot be previewed. Download the file to see it.                        |
        | is encrypted                     | The file is encrypted or asks for a password. Download it to see it.                 |
        | was damaged while it was kept    | The file is damaged or incomplete and cannot be shown. Download it to see it.        |
        | is an OFD that was cut off       | The file is damaged or incomplete and cannot be shown. Download it to see it. An OFD reader opens the downloaded file. |
        | is a workbook that was cut off   | The file is damaged or incomplete and cannot be shown. Download it to see it. Excel or WPS opens the downloaded file. |
        | is an OFD that unpacks to far too much | The file is too large for a preview, or unpacks to more than one may hold, and was not opened. Download it to see it. An OFD reader opens the downloaded file. |

    @wire
    Scenario: A document is shown once the file store is available again
      Given the file store is away
      When Zhou Siyuan looks at "采购合同.pdf"
      Then Zhou Siyuan is told "The file store cannot be reached: please try again later", and may try again
      When the file store is there again, and Zhou Siyuan tries again
      Then page 1 of 3 of "采购合同.pdf" is seen, which is document 1 of 2

    Scenario: A contract that cannot be shown does not block the other documents
      Given the contract "采购合同.pdf" was damaged while it was kept
      And Zhou Siyuan is looking at "采购合同.pdf"
      When Zhou Siyuan goes on to the next document
      Then page 1 of 1 of "补充协议.pdf" is seen, which is document 2 of 2

    Scenario: A file that the platform cannot find can be requested again
      Given the contract "采购合同.pdf" is not to be found
      When Zhou Siyuan looks at "采购合同.pdf"
      Then Zhou Siyuan is told "The file cannot be read at the moment. Try again.", and may try again

    Scenario: A refusal to show a document is given in the platform's words and can be retried
      Given the platform refuses to show files with "This file is being archived until noon."
      When Zhou Siyuan looks at "采购合同.pdf"
      Then Zhou Siyuan is told "This file is being archived until noon.", and may try again

    Scenario: A document is shown once the connection is back
      Given Zhou Siyuan has lost the connection
      When Zhou Siyuan looks at "采购合同.pdf"
      Then Zhou Siyuan is told "The connection was lost. Check your network and try again.", and may try again
      When the connection is back and Zhou Siyuan tries again
      Then page 1 of 3 of "采购合同.pdf" is seen, which is document 1 of 2

    Scenario: A refused download is reported in the platform's words
      Given Zhou Siyuan is looking at "采购合同.pdf"
      And the platform refuses downloads with "This file is being archived until noon."
      When Zhou Siyuan downloads it
      Then Zhou Siyuan is told that it cannot be downloaded: "This file is being archived until noon."

    Scenario: A download without a connection is reported as failed
      Given Zhou Siyuan is looking at "采购合同.pdf"
      And Zhou Siyuan has lost the connection
      When Zhou Siyuan downloads it
      Then Zhou Siyuan is told that it cannot be downloaded: "The download failed. Try again later."

  Rule: A user who has lost access is told why

    Scenario: A user who has signed in elsewhere must sign in again
      Given Zhou Siyuan has signed in on another device
      When Zhou Siyuan looks at "采购合同.pdf"
      Then Zhou Siyuan must sign in again, being told since when the account is open elsewhere

  Rule: Access to a document lasts five minutes and is renewed automatically

    Scenario: The user can turn the page after access has expired
      Given Zhou Siyuan is looking at "采购合同.pdf"
      And 6 minutes have passed
      When Zhou Siyuan turns over to the next page
      Then page 2 of 3 of "采购合同.pdf" is seen, which is document 1 of 2

    Scenario: A picture that loads for more than five minutes is still shown
      When Zhou Siyuan looks at "01287735.png", of which nothing comes for 6 minutes
      Then page 1 of 1 of "01287735.png" is seen, which is document 2 of 2

  Rule: A photograph is shown and downloaded without its location

    Scenario: A photograph is downloaded without the data of the camera
      Given Zhou Siyuan has put these documents into the package:
        | document     | kind                    | size | material |
        | 01287736.png | photograph with a place | 1 KB | 发票     |
      When Zhou Siyuan looks at "01287736.png"
      Then page 1 of 1 of "01287736.png" is seen, which is document 3 of 3
      And Zhou Siyuan can download it as "01287736.png", with nothing but its pixels

    @extension
    Scenario: The downloaded files of a package do not contain the places of photographs
      Given Zhou Siyuan has put these documents into the package:
        | document     | kind                    | size | material |
        | 01287736.png | photograph with a place | 1 KB | 发票     |
      When Zhou Siyuan lists the packages and takes home the files of all of them
      Then the archive has "01287736.png" with nothing but its pixels
