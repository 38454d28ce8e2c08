# language: es
Característica: Lo que dicen las pantallas de la ayuda, los datos personales y la encuesta

  Antecedentes:
    Dado que hoy es el 21 de noviembre de 2026

  Regla: La ayuda dice por dónde seguir

    @SUP-02 @GEN-13
    Escenario: El contacto y la revisión de enlaces
      Dado que Marta ingresó y está en "la ayuda"
      Entonces la pantalla dice:
        | Ayuda                                                   |
        | Las respuestas a lo que más nos preguntan.              |
        | Buscar en la ayuda                                      |
        | Escribí 3 letras o más.                                 |
        | Pagar las cuotas                                        |
        | ¿Cuándo vencen las cuotas?                              |
        | ¿Cómo puedo pagar?                                      |
        | ¿Cuándo se cobra el débito automático?                  |
        | Ya pagué: ¿cuándo se ve?                                |
        | Ya pagué y sigue sin verse                              |
        | Tengo más de un préstamo: ¿a cuál va mi pago?           |
        | Tus préstamos                                           |
        | ¿Puedo cancelar mi préstamo antes de tiempo?            |
        | ¿Hasta cuándo vale un descuento por cancelar?           |
        | Me arrepentí: ¿puedo devolver el préstamo?              |
        | ¿Dónde está el contrato?                                |
        | ¿Dónde está la cuponera?                                |
        | ¿Dónde está el libre deuda?                             |
        | ¿Dónde están mis facturas?                              |
        | Pedir un préstamo                                       |
        | ¿Quién puede pedir un préstamo?                         |
        | ¿Cómo pido otro?                                        |
        | ¿Qué es la línea de crédito?                            |
        | Tu cuenta y tus reclamos                                |
        | ¿Cómo hago un reclamo?                                  |
        | Me cobraron de más: ¿cuándo me lo devuelven?            |
        | ¿Cómo veo, corrijo o borro mis datos personales?        |
        | Hay un préstamo o un pago que no reconozco              |
        | ¿Cómo pido la baja?                                     |
        | Cambié de celular                                       |
        | Perdí mi celular o me lo robaron                        |
        | Olvidé mi contraseña                                    |
        | ¿Cómo ingreso con mi huella o mi rostro?                |
        | ¿Cómo recibo avisos?                                    |
        | ¿Me pueden pedir mi clave o mi código?                  |
        | ¿No está lo que buscabas?                               |
        | Escribinos                                              |
        | Hablar por chat (se abre en otra pestaña)               |
        | Botón de arrepentimiento                                |
        | Botón de baja                                           |
        | Mis datos personales                                    |
        | ¿Es de ustedes este mensaje?                            |
        | Copiá el enlace sin abrirlo y pegalo acá.               |
        | El enlace que te llegó                                  |
        | Revisar el enlace                                       |
        | Nunca te pedimos la clave por WhatsApp ni por teléfono. |

    @GEN-13 @camino
    Escenario: Un enlace nuestro no se dice como una alarma
      Dado que Marta ingresó y está en "la ayuda"
      Cuando pregunta si es nuestro "https://www.example.com.ar/pagar?id=1"
      Entonces la pantalla dice:
        | Listo:                                                  |
        | Sí, www.example.com.ar es nuestro.                      |
        | Nunca te pedimos la clave por WhatsApp ni por teléfono. |
      Y la pantalla no dice:
        | Error: |

    @GEN-13
    Esquema del escenario: Se avisa el que se parece: <enlace>
      Dado que Marta ingresó y está en "la ayuda"
      Cuando pregunta si es nuestro "<enlace>"
      Entonces se le responde "se parece a www.example.com.ar para confundirte"

      Ejemplos:
        | enlace                       |
        | https://www.exanple.com.ar   |
        | https://www.exampe.com.ar    |
        | https://www.examplees.com.ar |
        | https://www.exarnple.com.ar  |
        | https://www.3xample.con.ar   |
        | https://examp1e.com.ar       |

    @GEN-13
    Esquema del escenario: El que no se parece es de otro, y nada más: <enlace>
      Dado que Marta ingresó y está en "la ayuda"
      Cuando pregunta si es nuestro "<enlace>"
      Entonces se le responde "No lo abras ni escribas tus datos ahí."

      Ejemplos:
        | enlace                     |
        | https://www.axanpla.com.ar |
        | https://a.ar               |

    @SUP-02
    Escenario: Donde hay teléfono se llama, con su horario
      Dado que el prestamista atiende en el "0800 555 0199", "De lunes a viernes de 9 a 18"
      Y que Marta ingresó y está en "la ayuda"
      Entonces la pantalla dice:
        | De lunes a viernes de 9 a 18 |
      Y la pantalla lleva a:
        | Escribinos                                | /consultas                  |
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |
        | Llamar al 0800 555 0199                   | tel:08005550199             |
        | Botón de arrepentimiento                  | /arrepentimiento            |
        | Botón de baja                             | /baja                       |
        | Mis datos personales                      | /mis-datos-personales       |

  Regla: Los datos personales dicen qué se puede pedir y cómo

    @SUP-06
    Escenario: La pantalla entera
      Dado que Marta ingresó y está en "mis datos personales"
      Entonces la pantalla dice:
        | Mis datos personales                                                                                                                                                                                                                                                                                               |
        | Qué sabemos de vos y qué podés pedir.                                                                                                                                                                                                                                                                              |
        | Qué podés pedir                                                                                                                                                                                                                                                                                                    |
        | Ver todos mis datos                                                                                                                                                                                                                                                                                                |
        | Te los damos sin cargo, en 10 días corridos                                                                                                                                                                                                                                                                        |
        | Corregir un dato                                                                                                                                                                                                                                                                                                   |
        | Te respondemos en 5 días hábiles                                                                                                                                                                                                                                                                                   |
        | Borrar mis datos                                                                                                                                                                                                                                                                                                   |
        | Te respondemos en 5 días hábiles. Lo que la ley obliga a guardar no se borra                                                                                                                                                                                                                                       |
        | Lo que tenemos de vos                                                                                                                                                                                                                                                                                              |
        | Nombre                                                                                                                                                                                                                                                                                                             |
        | Marta Giménez                                                                                                                                                                                                                                                                                                      |
        | DNI                                                                                                                                                                                                                                                                                                                |
        | 28456123                                                                                                                                                                                                                                                                                                           |
        | CUIT o CUIL                                                                                                                                                                                                                                                                                                        |
        | 27-28456123-1                                                                                                                                                                                                                                                                                                      |
        | Celular                                                                                                                                                                                                                                                                                                            |
        | 1145678901                                                                                                                                                                                                                                                                                                         |
        | Correo                                                                                                                                                                                                                                                                                                             |
        | marta.gimenez@correo.example                                                                                                                                                                                                                                                                                       |
        | También guardamos                                                                                                                                                                                                                                                                                                  |
        | Tu contacto y tu domicilio                                                                                                                                                                                                                                                                                         |
        | Tus préstamos y sus cuotas                                                                                                                                                                                                                                                                                         |
        | Tus pagos                                                                                                                                                                                                                                                                                                          |
        | Tus tarjetas, sin el número entero                                                                                                                                                                                                                                                                                 |
        | Tus reclamos                                                                                                                                                                                                                                                                                                       |
        | Quién guarda tus datos                                                                                                                                                                                                                                                                                             |
        | Luma Créditos S.A., CUIT 30-71894563-8                                                                                                                                                                                                                                                                             |
        | Lo que dice la Ley 25.326                                                                                                                                                                                                                                                                                          |
        | El titular de los datos personales tiene la facultad de ejercer el derecho de acceso a los mismos en forma gratuita a intervalos no inferiores a seis meses, salvo que se acredite un interés legítimo al efecto, conforme lo establecido en el artículo 14, inciso 3, de la Ley Nº 25.326.                        |
        | La Agencia de Acceso a la Información Pública, en su carácter de órgano de control de la Ley Nº 25.326, tiene la atribución de atender las denuncias y reclamos que interpongan quienes resulten afectados en sus derechos por incumplimiento de las normas vigentes en materia de protección de datos personales. |
        | Agencia de Acceso a la Información Pública (se abre en otra pestaña)                                                                                                                                                                                                                                               |
      Y la pantalla lleva a:
        | Ver todos mis datos Te los damos sin cargo, en 10 días corridos                               | /consultas?pedido=access                                  |
        | Corregir un dato Te respondemos en 5 días hábiles                                             | /consultas?pedido=correction                              |
        | Borrar mis datos Te respondemos en 5 días hábiles. Lo que la ley obliga a guardar no se borra | /consultas?pedido=deletion                                |
        | Tu contacto y tu domicilio                                                                    | /mis-datos                                                |
        | Tus préstamos y sus cuotas                                                                    | /mis-prestamos                                            |
        | Tus pagos                                                                                     | /mis-pagos                                                |
        | Tus tarjetas, sin el número entero                                                            | /mis-tarjetas                                             |
        | Tus reclamos                                                                                  | /consultas                                                |
        | Agencia de Acceso a la Información Pública (se abre en otra pestaña)                          | https://www.argentina.gob.ar/aaip/datospersonales/reclama |

    @SUP-06
    Escenario: Mientras llega lo que se puede pedir
      Dado que Marta ingresó y está en "mis datos personales"
      Y que la consulta de "los motivos de reclamo" no vuelve
      Entonces mientras tanto la pantalla dice:
        | Mis datos personales        |
        | Qué podés pedir             |
        | Cargando lo que podés pedir |
        | Lo que tenemos de vos       |

    @SUP-06
    Escenario: Si no se toman por acá se va al chat
      Dado que Marta ingresó y está en "mis datos personales"
      Y que el único motivo para elegir es "Otro asunto"
      Entonces la pantalla dice:
        | Por acá no se puede todavía. Escribinos por chat y lo vemos con vos. |
      Y la pantalla lleva a:
        | Escribir por chat (se abre en otra pestaña)                          | https://wa.me/5491150000000                               |
        | Tu contacto y tu domicilio                                           | /mis-datos                                                |
        | Tus préstamos y sus cuotas                                           | /mis-prestamos                                            |
        | Tus pagos                                                            | /mis-pagos                                                |
        | Tus tarjetas, sin el número entero                                   | /mis-tarjetas                                             |
        | Tus reclamos                                                         | /consultas                                                |
        | Agencia de Acceso a la Información Pública (se abre en otra pestaña) | https://www.argentina.gob.ar/aaip/datospersonales/reclama |

  Regla: La encuesta dice qué falta, donde falta

    @SUP-03
    Escenario: Sólo se marca la pregunta sin responder
      Dado que Marta ingresó y está en "la encuesta"
      Cuando le pone "4 estrellas"
      Y dice que "Sí, todo"
      Y manda la encuesta
      Entonces la pantalla dice:
        | Contanos tu experiencia                               |
        | Son pocas preguntas y nos ayudan a mejorar el portal. |
        | Revisá este dato                                      |
        | ¿Por qué? Este campo es obligatorio                   |
        | ¿Qué tan conforme estás con el portal?                |
        | 1 estrella                                            |
        | 2 estrellas                                           |
        | 3 estrellas                                           |
        | 4 estrellas                                           |
        | 5 estrellas                                           |
        | Error: Este campo es obligatorio                      |
        | ¿Pudiste hacer lo que querías?                        |
        | Sí, todo                                              |
        | No pude                                               |
        | Una parte                                             |
        | Enviar mis respuestas                                 |
        | No quiero responder                                   |
      Y se le pide que corrija: "¿Por qué? Este campo es obligatorio"
