# language: es
Característica: La selfie de una refinanciación decide
  Sin una validación de esa persona, hecha para su refinanciación, no se paga nada.

  Antecedentes:
    Dado que Ramona recibió su enlace de refinanciación

  Regla: Una validación que no se empezó acá no es ninguna

    @ACC-37 @REF-07 @SES-18 @camino
    Escenario: Quien no pidió la selfie no sigue con los números de otra
      Dado que la validación de identidad resulta "HIT"
      Cuando elige refinanciar en "12 cuotas"
      Y abre "/refinanciacion/biometria?idtx=tx-de-otra&externaltxid=check-de-otra"
      Entonces ve la pantalla "No pudimos validar tu identidad"

    @REF-06
    Escenario: El proveedor que vuelve en otra pestaña sigue donde estaba
      Cuando elige refinanciar en "12 cuotas"
      Y la selfie de la refinanciación vuelve en otra pestaña
      Entonces en la otra pestaña lee "Cargá tu tarjeta de débito"
      Y en el dispositivo ya no queda "refinancingReturn"

    @REF-06
    Escenario: En otra pestaña se espera media hora
      Cuando elige refinanciar en "12 cuotas"
      Y la selfie de la refinanciación vuelve en otra pestaña 1800 segundos después
      Entonces en la otra pestaña lee "No pudimos validar tu identidad"

    @REF-06
    Escenario: Donde se abrió otro enlace no se sigue con el de antes
      Cuando elige refinanciar en "12 cuotas"
      Y la selfie de la refinanciación vuelve donde se abrió el enlace "27169088336;18;260000.00;2026-11-22"
      Entonces en la otra pestaña lee "No pudimos validar tu identidad"

    @REF-06 @GEN-11
    Escenario: Al salir no queda nada de lo que esperaba al proveedor
      Dado que Marta ingresó
      Cuando abre el enlace de refinanciación de Ramona
      Y elige refinanciar en "12 cuotas"
      Y pide sacarse la selfie de la refinanciación
      Y cierra la sesión en otra pestaña
      Y abre "el ingreso"
      Entonces no se lee ni queda guardado "Ramona"

    @REF-06 @ACC-37
    Esquema del escenario: La que se abrió adentro se va de la pantalla con la sesión: <fin>
      Dado que Marta ingresó
      Cuando abre el enlace de refinanciación de Ramona
      Y <paso>
      Y <fin>
      Entonces ve la pantalla "Abrí el enlace que te enviamos"
      Y no se lee ni queda guardado "Ramona"

      Ejemplos:
        | paso                                          | fin                                                    |
        | ve los planes de la refinanciación            | cierra la sesión en otra pestaña                       |
        | ve los planes de la refinanciación            | sale en otra pestaña mientras el navegador guarda ésta |
        | llega al resumen de refinanciar en "12 cuotas" | cierra la sesión en otra pestaña                       |

    @REF-06 @ACC-37
    Escenario: También la propuesta que se estaba leyendo
      Dado que Marta ingresó
      Cuando abre el enlace de refinanciación de Ramona
      Y cierra la sesión en otra pestaña
      Entonces no se lee ni queda guardado "Ramona"

  Regla: A un paso no se llega sin el anterior

    @REF-04
    Escenario: A la selfie no se llega sin haber elegido un plan
      Cuando ve los planes de la refinanciación
      Y abre "/refinanciacion/selfie"
      Entonces ve la pantalla "Elegí en cuántas cuotas pagar"

    @REF-04
    Esquema del escenario: A <dirección> no se llega sin haberse validado
      Cuando elige refinanciar en "12 cuotas"
      Y abre "<dirección>"
      Entonces ve la pantalla "Validá tu identidad"

      Ejemplos:
        | dirección                  |
        | /refinanciacion/forma-pago |
        | /refinanciacion/resumen    |
        | /refinanciacion/final      |

    @REF-04
    Esquema del escenario: A <dirección> no se llega sin una tarjeta
      Cuando elige refinanciar en "12 cuotas"
      Y la selfie de la refinanciación termina en "Es la persona (HIT)"
      Y abre "<dirección>"
      Entonces ve la pantalla "Cargá tu tarjeta de débito"

      Ejemplos:
        | dirección               |
        | /refinanciacion/resumen |
        | /refinanciacion/final   |

  Regla: El anticipo lleva la validación, y sin ella no se cobra

    @ACC-37 @REF-09
    Escenario: Una validación que venció antes de pagar no cobra, y se saca otra
      Cuando llega al resumen de refinanciar en "12 cuotas"
      Y pasan 901 segundos
      Y acepta y paga la refinanciación
      Entonces la pantalla dice:
        | Tu validación de identidad venció                                                         |
        | No se cobró nada. Sirve por 15 minutos y una sola vez: sacate otra selfie para pagar. |
        | Validar mi identidad                                                                      |
      Y se cobró 0 veces

    @ACC-37 @REF-11
    Escenario: Si la respuesta se pierde y la validación había vencido, también se saca otra
      Dado que la respuesta de "el anticipo" se pierde
      Cuando llega al resumen de refinanciar en "12 cuotas"
      Y pasan 901 segundos
      Y acepta y paga la refinanciación
      Entonces la pantalla dice:
        | Tu validación de identidad venció |
      Cuando toca "Validar mi identidad"
      Entonces ve la pantalla "Validá tu identidad"
      Y se cobró 0 veces

    @ACC-37
    Esquema del escenario: Lo que el prestamista dice de la validación: <código>
      Dado que la consulta de "el anticipo" responde que choca con otro con "<código>"
      Cuando llega al resumen de refinanciar en "12 cuotas"
      Y acepta y paga la refinanciación
      Y toca "Validar mi identidad"
      Entonces ve la pantalla "Validá tu identidad"

      Ejemplos:
        | código                 |
        | IDENTITY_CHECK_USED    |
        | IDENTITY_CHECK_EXPIRED |
        | IDENTITY_CHECK_PURPOSE |
